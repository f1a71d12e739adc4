"""What needs the consent of everybody who plays: a decision is taken back after others have decided, the game ends.

Bots have no vote. Whoever has left the seat to a bot has none either. One thing is voted on at a time; whoever does not
agree ends the vote.
"""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from ...database import queries
from ...database.log import Entry
from ...database.stored import Ballot, EndedEarly
from ...database.writer import Lost
from ...errors import Fault
from ...protocol.messages import Ack, Propose, Vote
from ...protocol.sizes import MOST_AGREED, MOST_ENTRIES
from ..broadcast import send_info
from ..frames import frame
from ..service import Service
from ..table import Advance, Client, Table, whose
from .clocks import is_too_late_to_take_back
from .ending import abandon
from .moves import check_turn, commit


async def propose(service: Service, table: Table, seat: int, request: Propose, sender: Client) -> None:
    """A seat wants something. The end of a game that nobody else plays needs nobody's consent."""
    check_turn(table, request.number)
    stored = table.stored
    if seat not in stored.people:
        raise Fault("refused", "a bot plays for this seat now; take the seat back first")
    if stored.lesson:
        raise Fault("refused", "in a lesson the teacher ends a game, and what was decided stands")
    if stored.ballot is not None:
        raise Fault("refused", "something is being voted on already")
    if request.what == "end" and stored.seats[seat].is_guests:
        raise Fault("refused", "a guest cannot end the game; you can leave it")
    moves = 0
    if request.what == "take_back":
        moves = await moves_to_undo(service, table, seat, sender)
    ballot = Ballot(request.what, seat, len(stored.log.standing) - moves, (seat,))
    if stored.people == [seat]:
        await carry_out(service, table, ballot)
    else:
        await change(service, table, ballot)
    sender.send(frame(Ack(request.id, table.number)))


async def moves_to_undo(service: Service, table: Table, seat: int, sender: Client) -> int:
    """How many moves undo the seat's last decision; `Fault` if it cannot be taken back."""
    assert table.match is not None
    if table.stored.people == [seat]:
        raise Fault("refused", "nobody else plays who could agree: bots do not")
    moves = await service.take_backs.agreed_moves(table, table.match, seat, whose(sender))
    if not moves:
        raise Fault("refused", f"you have decided nothing within the last {MOST_AGREED} moves")
    check_undo(service, table, moves)
    return moves


def check_undo(service: Service, table: Table, moves: int) -> None:
    """`Fault` if so many moves cannot be taken back at this moment."""
    if table.number >= MOST_ENTRIES:
        raise Fault("refused", "so much has been taken back at this table that nothing more can be")
    if not 0 < moves <= MOST_AGREED:
        raise Fault("refused", "too much has happened since to take that back")
    if is_too_late_to_take_back(table.stored, service.clock.now(), moves):
        raise Fault("refused", "that decision cannot be taken back: its time has run out")


async def vote(service: Service, table: Table, seat: int, request: Vote, sender: Client) -> None:
    """A seat agrees or does not. When all have agreed, it is done; when one does not, it is not."""
    ballot = table.stored.ballot
    if ballot is None or table.stored.status != "playing" or (ballot.what, ballot.seat) != (request.what, request.seat):
        raise Fault("refused", "that is not being voted on any more")
    if seat not in table.stored.people:
        raise Fault("refused", "a bot plays for this seat now; take the seat back first")
    yes = (*ballot.yes, *([] if seat in ballot.yes else [seat]))
    if not request.yes:
        await change(service, table, None)
    elif set(table.stored.people) <= set(yes):
        await change(service, table, None)
        await carry_out(service, table, ballot)
    else:
        await change(service, table, replace(ballot, yes=yes))
    sender.send(frame(Ack(request.id, table.number)))


async def change(service: Service, table: Table, ballot: Ballot | None) -> None:
    """Store what is voted on from now on, and tell everybody."""
    before, now = table.stored, service.clock.now()

    def write(connection: Connection) -> None:
        queries.change_ballot(connection, before, now, ballot)

    try:
        await service.save(table, write)
    except Lost:
        await service.tables.reload(table)
        raise Fault("refused", "somebody else has just voted; please look again") from None
    table.stored = replace(before, ballot=ballot, touched=now)
    send_info(service, table)


async def carry_out(service: Service, table: Table, ballot: Ballot) -> None:
    """Everybody agrees."""
    if ballot.what == "end":
        await abandon(service, table, EndedEarly(ballot.seat, agreed=len(table.stored.people) > 1))
        return
    moves = len(table.stored.log.standing) - ballot.moves
    check_undo(service, table, moves)
    entry = Entry(table.number + 1, "back", ballot.seat, str(moves), None, service.clock.now())
    await commit(service, table, Advance(table, entry), None)
