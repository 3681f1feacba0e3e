"""What the driver asks of Spark, in one process: records, partitions, and nothing that can be lost.

Records pass `pickle` where Spark would send them, so that nothing is shared by mistake.
"""

import pickle


class StorageLevel:
    DISK_ONLY = None


class Records:
    """Records in partitions, computed once they are asked for."""

    def __init__(self, context, count, compute, function=None):
        self.context, self.size, self.compute, self.function, self.known = context, count, compute, function, None

    def partitions(self):
        if self.known is None:
            self.known = pickle.dumps([list(part) for part in self.compute()])
        return pickle.loads(self.known)

    def getNumPartitions(self):
        return self.size

    def mapPartitions(self, work, preservesPartitioning=False):
        function = self.function if preservesPartitioning else None
        return Records(self.context, self.size, lambda: [work(iter(part)) for part in self.partitions()], function)

    def filter(self, keeps):
        return self.mapPartitions(lambda part: filter(keeps, part), True)

    def partitionBy(self, count, function):
        def compute():
            parts = [[] for _ in range(count)]
            for part in self.partitions():
                for record in part:
                    parts[function(record[0]) % count].append(record)
            return parts

        return Records(self.context, count, compute, (count, function))

    def collect(self):
        return [record for part in self.partitions() for record in part]

    def persist(self, level):
        return self

    def checkpoint(self):
        pass

    def count(self):
        return len(self.collect())


class SparkContext:
    defaultParallelism = 1

    @classmethod
    def getOrCreate(cls):
        return cls()

    def setCheckpointDir(self, folder):
        self.folder = folder

    def parallelize(self, records, count):
        return Records(self, count, lambda: [records[index::count] for index in range(count)])

    def union(self, parts):
        functions = {part.function for part in parts}
        if len(functions) == 1 and None not in functions:
            count = parts[0].getNumPartitions()
            lists = lambda: [[part.partitions()[index] for part in parts] for index in range(count)]
            return Records(self, count, lambda: [sum(list, []) for list in lists()], parts[0].function)
        return Records(self, sum(part.getNumPartitions() for part in parts), lambda: sum((p.partitions() for p in parts), []))

    def runJob(self, records, work, partitions):
        return [result for index in partitions for result in work(iter(records.partitions()[index]))]
