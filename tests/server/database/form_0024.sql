-- {"table": "yev9nsvanewd", "host": "h_cKNW2XZDsoTy2pbNlCO5HpznMGptD5mw", "seats": ["s_9BrubTE5NUrS3yW1_QNcCenFhqCUj8nu", "s_LZoYTIpNE2_01iqnbX-30oBtW7ytL-ST", "s_d1PUoLHlBVrjDcz0qBHRNfaW2OPwtA9p"], "moves": 14}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0024');
CREATE TABLE blocks (
	table_id TEXT NOT NULL, 
	reader INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, reader, seat)
)
 WITHOUT ROWID

;
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	client TEXT NOT NULL, 
	at TEXT NOT NULL, act TEXT, language TEXT DEFAULT '' NOT NULL, moves INTEGER, number INTEGER, sign TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, n)
)
 WITHOUT ROWID

;
CREATE TABLE coached (
	"key" TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	report BLOB NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE connections (
	worker TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (worker, table_id, seat)
)
 WITHOUT ROWID

;
CREATE TABLE contributions (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	bytes TEXT NOT NULL, 
	PRIMARY KEY (table_id, n)
);
CREATE TABLE dates (
	service BIGINT NOT NULL, 
	wall BIGINT NOT NULL, 
	PRIMARY KEY (service)
);
INSERT INTO "dates" VALUES(0,1795016224904);
INSERT INTO "dates" VALUES(2096,1795016224940);
CREATE TABLE deal_friends (
	deal TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	joined BIGINT NOT NULL, 
	PRIMARY KEY (deal, table_id)
)
 WITHOUT ROWID

;
CREATE TABLE deal_outcomes (
	table_id TEXT NOT NULL, 
	deal TEXT NOT NULL, 
	held BOOLEAN NOT NULL, 
	points INTEGER NOT NULL, 
	outcome TEXT NOT NULL, 
	counted BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
CREATE TABLE decks (
	hash TEXT NOT NULL, 
	document TEXT NOT NULL, 
	notes TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "decks" VALUES('8af61fe31ccb2fe6f34e33a22fcfb7ce157952a695434175c4cc936b8841d5ef','{"name":"Terrae reconstruction","threats":{"G-NA":13,"G-SA":15,"G-EU":11,"G-AF":14,"G-AS":12,"G-OC":13,"B-NA":16,"B-SA":14,"B-EU":12,"B-AF":11,"B-AS":12,"B-OC":13,"R-NA":10,"R-SA":10,"R-EU":16,"R-AF":14,"R-AS":15,"R-OC":13}}','{"about":"The threat values are reconstructed; the rulebooks do not print them.","notes":{"copies":[6,6,5,5,4,4]}}');
CREATE TABLE grants (
	holder TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	power TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (holder, table_id, power, seat)
);
INSERT INTO "grants" VALUES('f19d7b1729ff44ceb91e87799c7faea6fa8d8f3bd144cd63cc40668072d320f8','yev9nsvanewd','host',-1);
INSERT INTO "grants" VALUES('3b183cdc9f338e241f9c019f1217ff5eb58f7513993285e27e48b44c517552b4','yev9nsvanewd','join',-1);
INSERT INTO "grants" VALUES('4fe1304355c87021611b0e920db236db47b63549feb39e7cdaf929cdeaa815ad','yev9nsvanewd','watch',-1);
INSERT INTO "grants" VALUES('46f5d39213467c2ef716444ddcf39c379ca49667a5cc344b854f838fb11add94','yev9nsvanewd','host',-1);
INSERT INTO "grants" VALUES('a77e99d6e7afad4d10b95603c4e3dcc502a2630e9b3d1b81f2f7cc163ab6a81b','yev9nsvanewd','seat',0);
INSERT INTO "grants" VALUES('21a5f7e0f1a88ba94b09fe77677b4c08e39ba0c5a1c2071c7e2bc7912acd9c45','yev9nsvanewd','seat',1);
INSERT INTO "grants" VALUES('54a472c688683f8c5c33676b1ca9d30402e34072f9d4b15f79376506ee31049f','yev9nsvanewd','seat',2);
CREATE TABLE lesson_ballots (
	lesson_id TEXT NOT NULL, 
	stage INTEGER NOT NULL, 
	pupil INTEGER NOT NULL, 
	ballot TEXT NOT NULL, 
	PRIMARY KEY (lesson_id, stage, pupil)
)
 WITHOUT ROWID

;
CREATE TABLE lesson_debriefs (
	lesson_id TEXT NOT NULL, 
	part TEXT NOT NULL, 
	told BLOB NOT NULL, 
	PRIMARY KEY (lesson_id, part)
)
 WITHOUT ROWID

;
CREATE TABLE lesson_entries (
	lesson_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	who INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (lesson_id, number)
)
 WITHOUT ROWID

;
CREATE TABLE lesson_holders (
	holder TEXT NOT NULL, 
	lesson_id TEXT NOT NULL, 
	role TEXT NOT NULL, 
	pupil INTEGER NOT NULL, 
	PRIMARY KEY (holder, lesson_id)
)
 WITHOUT ROWID

;
CREATE TABLE lessons (
	id TEXT NOT NULL, 
	code TEXT, 
	"plan" TEXT NOT NULL, 
	language TEXT NOT NULL, 
	rehearsal BOOLEAN NOT NULL, 
	secret TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	touched BIGINT NOT NULL, 
	over BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
)
 WITHOUT ROWID

;
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	answer TEXT NOT NULL, 
	client TEXT, 
	at BIGINT NOT NULL, decides INTEGER, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('yev9nsvanewd',1,'move',0,'pass','c1-139834051366992',4534,1);
INSERT INTO "log" VALUES('yev9nsvanewd',2,'move',1,'pass','c1-139834051372496',4536,2);
INSERT INTO "log" VALUES('yev9nsvanewd',3,'move',2,'pass','c1-139834163278096',4537,0);
INSERT INTO "log" VALUES('yev9nsvanewd',4,'move',0,'done','c2-139834051366992',4539,1);
INSERT INTO "log" VALUES('yev9nsvanewd',5,'move',1,'done','c2-139834051372496',4540,2);
INSERT INTO "log" VALUES('yev9nsvanewd',6,'move',2,'done','c2-139834163278096',4541,0);
INSERT INTO "log" VALUES('yev9nsvanewd',7,'move',0,'done','c3-139834051366992',4543,1);
INSERT INTO "log" VALUES('yev9nsvanewd',8,'move',1,'done','c3-139834051372496',4544,2);
INSERT INTO "log" VALUES('yev9nsvanewd',9,'move',2,'pass','c3-139834163278096',4545,0);
INSERT INTO "log" VALUES('yev9nsvanewd',10,'move',0,'pass','c4-139834051366992',4547,1);
INSERT INTO "log" VALUES('yev9nsvanewd',11,'move',1,'pass','c4-139834051372496',4548,2);
INSERT INTO "log" VALUES('yev9nsvanewd',12,'move',2,'done','c4-139834163278096',4549,0);
INSERT INTO "log" VALUES('yev9nsvanewd',13,'move',0,'done','c5-139834051366992',4554,1);
INSERT INTO "log" VALUES('yev9nsvanewd',14,'move',1,'done','c5-139834051372496',4558,1);
CREATE TABLE push_devices (
	holder TEXT NOT NULL, 
	endpoint TEXT NOT NULL, 
	reader TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	language TEXT NOT NULL, 
	everywhere BOOLEAN NOT NULL, 
	remind_at INTEGER, 
	remind_zone INTEGER NOT NULL, 
	reminded TEXT NOT NULL, 
	since BIGINT NOT NULL, 
	ends BIGINT NOT NULL, 
	PRIMARY KEY (holder)
)
 WITHOUT ROWID

;
CREATE TABLE push_keys (
	id INTEGER NOT NULL, 
	secret TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "push_keys" VALUES(1,'3bfdfacc36d8f4970b5e9be8abea35e2ae1627914ace80bd1e787941968a28e7');
CREATE TABLE push_tables (
	holder TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (holder, table_id)
)
 WITHOUT ROWID

;
CREATE TABLE reports (
	table_id TEXT NOT NULL, 
	reporter INTEGER NOT NULL, 
	reporter_name TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	line INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at TEXT NOT NULL, 
	CONSTRAINT reports_by_line_pkey PRIMARY KEY (table_id, reporter, reporter_name, seat, name, line)
)
 WITHOUT ROWID

;
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	colour TEXT NOT NULL, 
	bot TEXT, 
	away_since BIGINT, 
	commitment TEXT DEFAULT '' NOT NULL, opened TEXT, kept_for TEXT DEFAULT '' NOT NULL, kept_until BIGINT, bot_before TEXT, name_before TEXT DEFAULT '' NOT NULL, colour_before TEXT DEFAULT '' NOT NULL, held_from INTEGER DEFAULT '0' NOT NULL, stranger BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('yev9nsvanewd',0,'human','Player 0','a',NULL,4708,'',NULL,'',NULL,NULL,'','',0,0);
INSERT INTO "seats" VALUES('yev9nsvanewd',1,'human','Player 1','b',NULL,3683,'',NULL,'',NULL,NULL,'','',0,0);
INSERT INTO "seats" VALUES('yev9nsvanewd',2,'human','Player 2','c',NULL,3742,'',NULL,'',NULL,NULL,'','',0,0);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	deck TEXT NOT NULL, 
	title TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	clock TEXT NOT NULL, 
	requested_start INTEGER, 
	status TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	start INTEGER, 
	setup TEXT, 
	due BIGINT, 
	touched BIGINT NOT NULL, 
	rematch TEXT, 
	created_at TEXT NOT NULL, fair_version INTEGER DEFAULT '1' NOT NULL, dealt_at BIGINT, private_lines INTEGER DEFAULT '0' NOT NULL, result TEXT, hints BOOLEAN DEFAULT 1 NOT NULL, talk TEXT DEFAULT 'words' NOT NULL, keep_words BOOLEAN DEFAULT 0 NOT NULL, rematch_by INTEGER, guests INTEGER DEFAULT '1' NOT NULL, guests_came INTEGER DEFAULT '0' NOT NULL, ballot TEXT, deal TEXT DEFAULT '' NOT NULL, ended_early TEXT, played_on TEXT, lesson TEXT DEFAULT '' NOT NULL, pause TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('yev9nsvanewd','terra',3,'{"teams":false}','8af61fe31ccb2fe6f34e33a22fcfb7ce157952a695434175c4cc936b8841d5ef','',0,'{"kind":"none"}',NULL,'playing','fa13bf0e910609a03070df963aa9ae1a78883a7d6ea153fc6108c624c7404c61',1,'{"hands":[["G1","G3","B2","R2"],["G1","G6","R1","R4"],["G2","G4","R2","R4"]],"pile":["G4","R5","G3","G6","R2","G-EU","R6","B6","B2","B1","G5","B-NA","B1","B3","G4","G3","G5","R6","R5","B4","G2","G1","G-AS","R1","B1","R6","G4","G1","G3","G-OC","R1","R1","R5","B4","R4","R3","R5","B6","B5","B2","B4","G1","R3","R6","B6","R-AF","G1","G2","R3","B2","G-SA","G6","G2","B1","G5","R-AS","R2","B4","R4","B1","B5","B5","B5","R-SA","G5","B4","R-EU","B1","R1","R4","B3","R3","R-OC","G3","G2","B2","B-SA","B-OC","R1","G-NA","B3","B-AF","G2","B3","B2","B6","R2","B-EU","G-AF","R-NA","B3","G4","R3","G6","R2","B-AS"]}',NULL,3837,NULL,'2026-11-18T15:37:05Z',2,3837,0,NULL,1,'words',0,NULL,1,0,NULL,'',NULL,NULL,'',NULL);
CREATE TABLE transfers (
	holder TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	ends BIGINT NOT NULL, 
	PRIMARY KEY (holder)
);
CREATE TABLE workers (
	id TEXT NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES('FBWJQzKtb8Wo',4630);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_public ON tables (public, status);
CREATE INDEX grants_table ON grants (table_id);
CREATE INDEX connections_table ON connections (table_id);
CREATE INDEX tables_touched ON tables (touched);
CREATE INDEX chat_sent ON chat (table_id, seat, client);
CREATE INDEX transfers_table ON transfers (table_id);
CREATE INDEX deal_outcomes_deal ON deal_outcomes (deal);
CREATE INDEX deal_friends_table ON deal_friends (table_id);
CREATE INDEX coached_table ON coached (table_id);
CREATE INDEX coached_made ON coached (made);
CREATE INDEX push_devices_endpoint ON push_devices (endpoint);
CREATE INDEX push_devices_remind ON push_devices (remind_at);
CREATE INDEX push_tables_table ON push_tables (table_id);
CREATE UNIQUE INDEX lessons_code ON lessons (code);
CREATE INDEX lessons_touched ON lessons (touched);
CREATE INDEX lesson_holders_lesson ON lesson_holders (lesson_id);
COMMIT;
