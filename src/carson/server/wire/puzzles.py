"""REST of puzzles: lists, one to be solved, and what is said about an answer."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from carson.server.accounts.sessions import Visitor
from carson.server.desk.puzzles import Puzzles
from carson.server.wire.puzzle_messages import PuzzleAnswer, PuzzleBook, PuzzleOut, PuzzleVerdict, Solution


@get("/puzzles", summary="The puzzles of all games, without their answers")
async def list_puzzles(puzzles: NamedDependency[Puzzles]) -> list[PuzzleBook]:
    return puzzles.books()


@get("/puzzles/{game:str}/{puzzle:str}", summary="A puzzle to be solved; today is the one of the day")
async def get_puzzle(
    game: FromPath[str],
    puzzle: FromPath[str],
    puzzles: NamedDependency[Puzzles],
    visitor: NamedDependency[Visitor],
) -> PuzzleOut:
    return puzzles.one(game, puzzle, visitor)


@post("/puzzles/{game:str}/{puzzle:str}/answer", status_code=200, summary="Is this the best answer?")
async def answer_puzzle(
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleAnswer],
    puzzles: NamedDependency[Puzzles],
    visitor: NamedDependency[Visitor],
) -> PuzzleVerdict:
    return puzzles.judge(game, puzzle, visitor, data.action)


@get("/puzzles/{game:str}/{puzzle:str}/solution", summary="What a bot says about the answers of a puzzle")
async def solve_puzzle(
    game: FromPath[str],
    puzzle: FromPath[str],
    puzzles: NamedDependency[Puzzles],
    visitor: NamedDependency[Visitor],
) -> Solution:
    return puzzles.solution(game, puzzle, visitor)


PUZZLES = [list_puzzles, get_puzzle, answer_puzzle, solve_puzzle]
