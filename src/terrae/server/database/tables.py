"""The tables of the database. A game is its set-up and its log; everything else here is who may do what around it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

decks = Table(
    "decks",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("document", Text, nullable=False),
    Column("notes", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("deck", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("talk", Text, nullable=False, comment="what may be said: words, sentences or silence"),
    Column("keep_words", Boolean, nullable=False, comment="does the record keep own words?"),
    Column("private_lines", Integer, nullable=False, comment="lines of chat from before the table was public"),
    Column("hints", Boolean, nullable=False, comment="may seats ask what their answers would bring?"),
    Column("clock", Text, nullable=False),
    Column("requested_start", Integer, comment="the seat that the host lets start; null for chance"),
    Column("status", Text, nullable=False),
    Column("secret", Text, nullable=False, comment="of the fair shuffle, hexadecimal"),
    Column("start", Integer, comment="the seat that started"),
    Column("setup", Text, comment="as in a record; null before the start"),
    Column("result", Text, comment="as in a record; null before the end, and if an earlier version has ended it"),
    Column("due", BigInteger, comment="service time when the service must act: a bot's turn, a clock, a deal"),
    Column("touched", BigInteger, nullable=False, comment="service time of the last change"),
    Column("rematch", Text),
    Column("rematch_by", Integer, comment="the seat whose holder wanted to play again first"),
    Column("created_at", Text, nullable=False),
    Column("dealt_at", BigInteger, comment="service time"),
    Column("fair_version", Integer, nullable=False, comment="of the fair shuffle that the game is begun by"),
    Column("guests", Integer, nullable=False, comment="so many may take a bot's seat by one link to join"),
    Column("guests_came", Integer, nullable=False, comment="so many have, by the present one"),
    Column("ballot", Text, comment="what is being voted on; null if nothing is"),
    Column("ended_early", Text, comment="who ended the game before its end, and how; null if nobody did"),
    Column("deal", Text, nullable=False, comment="the name of the deal that is played, or empty"),
    Column("played_on", Text, comment="from which moment of another game; null if the table's game is its own"),
    Column("lesson", Text, nullable=False, comment="the id of the lesson that it is played in, or empty"),
    Column("pause", Text, comment="what keeps people and bots from deciding; null if nothing does"),
)
Index("tables_due", tables.c.due, sqlite_where=tables.c.due.is_not(None), postgresql_where=tables.c.due.is_not(None))
Index("tables_touched", tables.c.touched)
Index("tables_public", tables.c.public, tables.c.status)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("bot", Text),
    Column("away_since", BigInteger, comment="service time; null while somebody is connected"),
    Column("commitment", Text, nullable=False, comment="hash of its contribution to the shuffle, or empty"),
    Column("opened", Text, comment="the contribution, hexadecimal; null until it is opened"),
    Column("kept_for", Text, nullable=False, comment="a free seat of a rematch: the name of whoever had it, or empty"),
    Column("kept_until", BigInteger, comment="service time; until then strangers do not get it"),
    Column("bot_before", Text, comment="of a guest's seat: the bot that plays there again when the guest goes"),
    Column("name_before", Text, nullable=False, comment="of a guest's seat: that bot's name"),
    Column("colour_before", Text, nullable=False, comment="of a guest's seat: that bot's colour"),
    Column("held_from", Integer, nullable=False, comment="entries of the log when its holder sat down there"),
    Column("stranger", Boolean, nullable=False, comment="its holder came without a link, for the table was public"),
)

connections = Table(
    "connections",
    metadata,
    Column("worker", Text, primary_key=True, comment="the process that somebody is connected to"),
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    sqlite_with_rowid=False,
)
Index("connections_table", connections.c.table_id)

contributions = Table(  # of games that were begun by the first fair shuffle
    "contributions",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("bytes", Text, nullable=False),
)

grants = Table(
    "grants",
    metadata,
    Column("holder", Text, primary_key=True, comment="SHA-256 of a key or of a device's secret"),
    Column("table_id", Text, primary_key=True),
    Column("power", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, comment="-1 where the power is not a seat's"),
)
Index("grants_table", grants.c.table_id)

transfers = Table(
    "transfers",
    metadata,
    Column("holder", Text, primary_key=True, comment="SHA-256 of a key that takes a seat along, once"),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ends", BigInteger, nullable=False, comment="service time"),
)
Index("transfers_table", transfers.c.table_id)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False, comment="move or back"),
    Column("seat", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("client", Text, comment="the sender's own id of it"),
    Column("at", BigInteger, nullable=False, comment="service time"),
    Column("decides", Integer, comment="the seat that is asked next; null if none is, or if nobody wrote it down"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("client", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("act", Text, comment="as in a record; null if these are own words"),
    Column("language", Text, nullable=False, comment="the speaker's, or empty"),
    Column("moves", Integer, comment="of the game before it; null before the game"),
    Column("number", Integer, comment="entries of the log before it; null if no record keeps it"),
    Column("sign", Text, nullable=False, comment="a sign instead of words, or empty"),
    sqlite_with_rowid=False,
)
Index("chat_sent", chat.c.table_id, chat.c.seat, chat.c.client)

blocks = Table(
    "blocks",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("reader", Integer, primary_key=True, comment="the seat from which own words are kept"),
    Column("seat", Integer, primary_key=True, comment="the seat whose words they are"),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("reporter", Integer, primary_key=True, autoincrement=False, comment="a seat"),
    Column("reporter_name", Text, primary_key=True, comment="who sat there then"),
    Column("seat", Integer, primary_key=True, autoincrement=False, comment="the seat that is reported"),
    Column("name", Text, primary_key=True, comment="who said the line, or sat there then"),
    Column("line", Integer, primary_key=True, autoincrement=False, comment="of the chat; 0 if none is meant"),
    Column("text", Text, nullable=False, comment="what that line said"),
    Column("at", Text, nullable=False),
    sqlite_with_rowid=False,
)

coached = Table(
    "coached",
    metadata,
    Column("key", Text, primary_key=True, comment="SHA-256 of what is counted: the game, its moves, the seat"),
    Column("table_id", Text, nullable=False, comment="empty if the record came from elsewhere"),
    Column("made", BigInteger, nullable=False, comment="milliseconds of the calendar"),
    Column("report", LargeBinary, nullable=False, comment="what the coach tells, packed"),
)
Index("coached_table", coached.c.table_id)
Index("coached_made", coached.c.made)

deal_outcomes = Table(
    "deal_outcomes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("deal", Text, nullable=False, comment="its name"),
    Column("held", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("outcome", Text, nullable=False, comment="all of it, as it is told"),
    Column("counted", Boolean, nullable=False, comment="is it in the counts of its day?"),
    sqlite_with_rowid=False,
)
Index("deal_outcomes_deal", deal_outcomes.c.deal)

deal_friends = Table(
    "deal_friends",
    metadata,
    Column("deal", Text, primary_key=True, comment="the name of a deal that friends share"),
    Column("table_id", Text, primary_key=True, comment="one of their tables"),
    Column("joined", BigInteger, nullable=False, comment="service time"),
    sqlite_with_rowid=False,
)
Index("deal_friends_table", deal_friends.c.table_id)

push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False, comment="1: there is one"),
    Column("secret", Text, nullable=False, comment="by which push services know the service, hexadecimal"),
)

push_devices = Table(
    "push_devices",
    metadata,
    Column("holder", Text, primary_key=True, comment="SHA-256 of a device's secret"),
    Column("endpoint", Text, nullable=False, comment="where notices for its browser are sent"),
    Column("reader", Text, nullable=False, comment="the browser's public key"),
    Column("auth", Text, nullable=False, comment="a secret that it shares with the service"),
    Column("language", Text, nullable=False),
    Column("everywhere", Boolean, nullable=False, comment="does it want notices of all its tables?"),
    Column("remind_at", Integer, comment="minute of the day, by UTC, to be reminded of the day's deal; null for never"),
    Column("remind_zone", Integer, nullable=False, comment="minutes by which its calendar is ahead of UTC"),
    Column("reminded", Text, nullable=False, comment="the day on which it was last, by UTC, or empty"),
    Column("since", BigInteger, nullable=False, comment="service time when its browser last told"),
    Column("ends", BigInteger, nullable=False, comment="service time"),
    sqlite_with_rowid=False,
)
Index("push_devices_endpoint", push_devices.c.endpoint)
Index("push_devices_remind", push_devices.c.remind_at)

push_tables = Table(
    "push_tables",
    metadata,
    Column("holder", Text, primary_key=True),
    Column("table_id", Text, primary_key=True, comment="a table of which it wants notices"),
    sqlite_with_rowid=False,
)
Index("push_tables_table", push_tables.c.table_id)

lessons = Table(
    "lessons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, comment="six digits; null when the door is shut for good"),
    Column("plan", Text, nullable=False, comment="as it was when the lesson was made"),
    Column("language", Text, nullable=False, comment="of the aliases"),
    Column("rehearsal", Boolean, nullable=False),
    Column("secret", Text, nullable=False, comment="of its lots, deals and pictures, hexadecimal"),
    Column("created_at", Text, nullable=False),
    Column("touched", BigInteger, nullable=False, comment="service time of the last change"),
    Column("over", Boolean, nullable=False),
    Column("class_id", Text, nullable=False, comment="the class that it belongs to, or empty"),
    Column("forgets_at", BigInteger, comment="when its aliases are deleted, in ms since 1970; null: not, or they were"),
    sqlite_with_rowid=False,
)
Index("lessons_class", lessons.c.class_id)
Index("lessons_code", lessons.c.code, unique=True)
Index("lessons_touched", lessons.c.touched)

lesson_entries = Table(
    "lesson_entries",
    metadata,
    Column("lesson_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("who", Integer, nullable=False, comment="a pupil, 0 for a teacher, -1 for the service"),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False, comment="service time"),
    sqlite_with_rowid=False,
)

lesson_holders = Table(
    "lesson_holders",
    metadata,
    Column("holder", Text, primary_key=True, comment="SHA-256 of a key or of a device's secret"),
    Column("lesson_id", Text, primary_key=True),
    Column("role", Text, nullable=False, comment="teacher, second or pupil"),
    Column("pupil", Integer, nullable=False, comment="0 of a teacher"),
    sqlite_with_rowid=False,
)
Index("lesson_holders_lesson", lesson_holders.c.lesson_id)

lesson_ballots = Table(
    "lesson_ballots",
    metadata,
    Column("lesson_id", Text, primary_key=True),
    Column("stage", Integer, primary_key=True, autoincrement=False),
    Column("pupil", Integer, primary_key=True, autoincrement=False),
    Column("ballot", Text, nullable=False, comment="until it is counted"),
    sqlite_with_rowid=False,
)

lesson_debriefs = Table(
    "lesson_debriefs",
    metadata,
    Column("lesson_id", Text, primary_key=True),
    Column("part", Text, primary_key=True, comment="slides or laws"),
    Column("told", LargeBinary, nullable=False, comment="what was worked out, packed"),
    sqlite_with_rowid=False,
)

classes = Table(
    "classes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("touched", BigInteger, nullable=False, comment="service time of the last change"),
    sqlite_with_rowid=False,
)

class_holders = Table(
    "class_holders",
    metadata,
    Column("holder", Text, primary_key=True, comment="SHA-256 of a device's secret"),
    Column("class_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)

class_lessons = Table(
    "class_lessons",
    metadata,
    Column("class_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("summary", Text, nullable=False, comment="a lesson that came from a file, in counts"),
    sqlite_with_rowid=False,
)

dates = Table(
    "dates",
    metadata,
    Column("service", BigInteger, primary_key=True, autoincrement=False, comment="service time"),
    Column("wall", BigInteger, nullable=False, comment="the date and time then, in ms since 1970"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("alive", BigInteger, nullable=False, comment="service time"),
)
