"""The arena: matches, ladders and statistics of players."""

from himiko.arena.game_result import GameResult
from himiko.arena.journal import read_journal, write_results
from himiko.arena.ladder import Ladder, groups_of, run_ladder
from himiko.arena.ladder_report import report_ladder, write_ladder
from himiko.arena.match import Match, Progress, run_match
from himiko.arena.match_problems import BadMatch
from himiko.arena.match_spec import MatchSpec
from himiko.arena.report import report_match, write_match
from himiko.arena.stats import Stats, run_stats
from himiko.arena.stats_report import report_stats, write_stats
from himiko.arena.study import Effort, Study, play_study, run_study
from himiko.arena.study_report import report_study, study_blocks, write_study
from himiko.extra import ExtraMissing

__all__ = [
    "BadMatch",
    "Effort",
    "ExtraMissing",
    "GameResult",
    "Ladder",
    "Match",
    "MatchSpec",
    "Progress",
    "Stats",
    "Study",
    "groups_of",
    "play_study",
    "read_journal",
    "report_ladder",
    "report_match",
    "report_stats",
    "report_study",
    "run_ladder",
    "run_match",
    "run_stats",
    "run_study",
    "study_blocks",
    "write_ladder",
    "write_match",
    "write_results",
    "write_stats",
    "write_study",
]
