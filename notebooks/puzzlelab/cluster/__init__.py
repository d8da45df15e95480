"""Many questions on many machines, by Dask: ``lab.cluster("tcp://scheduler:8786")``.

Needs the extra ``puzzlelab[cluster]`` (``dask[distributed]``) here and on the workers, and the
program on every worker.
"""

from .cluster import Cluster, ClusterWarning
from .results import Results
from .shard import Failure, Question, Shard, read_questions

__all__ = [
    "Cluster",
    "ClusterWarning",
    "Failure",
    "Question",
    "Results",
    "Shard",
    "read_questions",
]
