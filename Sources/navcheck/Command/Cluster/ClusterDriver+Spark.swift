extension ClusterDriver {
  /// The driver for PySpark 4, which navcheck prints instead of running it, so that users can adapt it.
  static let sparkText = ##"""
    """Explores one spec on a Spark cluster, and prints what `navcheck check --format json` prints of it.

        spark-submit --master spark://HOST:7077 navcheck_spark.py app.nav --checkpoint hdfs:/navcheck --output r.json

    Worlds are bytes here; only `navcheck expand` knows what they mean. It has the same name on every node, and so has the
    spec. The search is breadth first, level by level: a task hands the new worlds of its partition to a process of its own,
    their successors are shuffled to the partitions that own them, which drop those that were visited before.

    A record is (owner, (level, worlds)): a level is (inputs, steps), worlds are in the order of their bytes. The records of
    one owner are in one partition. The last partition has no owner: it contains the records that the driver collects.
    """

    import argparse, collections, json, os, struct, subprocess, sys, tempfile, time

    from py4j.protocol import Py4JJavaError
    from pyspark import SparkContext, StorageLevel

    # Markers in place of a level, for records that are not worlds. They sort before all levels.
    REGION, REACHED, NEWS = (-3,), (-2,), (-1,)


    def pack(parts):
        return b"".join(struct.pack(">I", len(part)) + part for part in parts)


    def unpack(blob):
        place, parts = 0, []
        while place < len(blob):
            end = place + 4 + struct.unpack_from(">I", blob, place)[0]
            parts.append(blob[place + 4 : end])
            place = end
        return parts


    class Expander:
        """A process of `navcheck expand`, which answers messages and keeps no state."""

        def __init__(self, command, hello=None):
            pipe, self.errors = subprocess.PIPE, tempfile.TemporaryFile()
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self.errors)
            if hello:
                self.ask("H", hello)

        def ask(self, kind, *parts):
            body = kind.encode() + pack(part if isinstance(part, bytes) else json.dumps(part).encode() for part in parts)
            try:
                self.process.stdin.write(struct.pack(">I", len(body)) + body)
                self.process.stdin.flush()
            except BrokenPipeError:
                pass  # The process has ended; the reason is reported below.
            return self.answer(kind)

        def answer(self, kind):
            head = self.process.stdout.read(4)
            length = struct.unpack(">I", head)[0] if len(head) == 4 else 0
            body = self.process.stdout.read(length)
            if length == 0 or len(body) < length or body[:1] != kind.encode():
                code = self.process.wait()
                self.errors.seek(0)
                told = self.errors.read().decode(errors="replace").strip()
                raise RuntimeError(f"navcheck expand ended with {code} on {os.uname().nodename}: {told}")
            return unpack(body[1:])


    def new_worlds(records, level, onwards):
        """The records that wait at a level (or also at later ones) and were not visited at an earlier one."""
        waiting = collections.defaultdict(set)
        for owner, (at, blob) in sorted(records, key=lambda record: record[1][0], reverse=True):
            if at == level or (onwards and at > level):
                waiting[owner].update(unpack(blob))
            elif at < level and owner in waiting:
                waiting[owner].difference_update(unpack(blob))
        return [(owner, (level, pack(sorted(worlds)))) for owner, worlds in waiting.items() if worlds]


    class Search:
        def __init__(self, context, options):
            self.context, self.options, self.begin = context, options, time.monotonic()
            self.owners = options.partitions or 4 * context.defaultParallelism
            self.command = [options.navcheck, "expand", options.spec, "--partitions", str(self.owners)]
            self.command += [word for option in options.scope for word in option]
            launch = Expander(self.command + ["--launch"])
            self.hello, (tally, *lists) = launch.answer("H")[0], launch.answer("E")
            self.expander = Expander(self.command, self.hello)
            self.gathered, self.levels, self.visited = {}, [], []
            self.gather([tally])
            first = [(index // 2, ((0, 0), blob)) for index, blob in enumerate(lists)]
            self.waiting = {(0, 0): [self.shuffled(context.parallelize(first, 1))]}

        def gather(self, tallies):
            self.gathered = json.loads(self.expander.ask("T", self.gathered, *tallies)[0])

        def shuffled(self, records):
            return records.partitionBy(self.owners + 1, int)  # One more than there are owners.

        def collected(self, records):
            return [value for _, value in self.context.runJob(records, list, [self.owners])]

        def together(self, parts):
            whole, last = self.context.union(parts), self.owners
            assert whole.getNumPartitions() == last + 1, "the records of an owner must lie in one partition"
            return whole.filter(lambda record: record[0] != last)

        def tasks(self, records, work):
            """Calls a function for each owner, with a process and the owner's records in the order of their levels."""
            command, hello = self.command, self.hello

            def task(records):
                own = sorted(records, key=lambda record: record[1][0])
                expander = Expander(command, hello) if own else None
                try:
                    yield from work(expander, own) if own else ()
                finally:
                    if own:
                        expander.process.kill()

            return records.mapPartitions(task)

        def explore(self):
            while self.waiting:
                level, limits = min(self.waiting), self.options
                if limits.max_worlds and self.gathered["tally"]["worlds"] >= limits.max_worlds:
                    return self.leave_out(level, f"state budget of {limits.max_worlds}")
                if limits.max_levels and len(self.levels) >= limits.max_levels:
                    return self.leave_out(level, f"level budget of {limits.max_levels}")
                if limits.time and time.monotonic() - self.begin >= limits.time:
                    return self.leave_out(level, f"time budget of {limits.time:g} s")
                self.explore_level(level)
                if len(self.levels) % limits.every == 0:
                    self.waiting = {level: self.kept(parts) for level, parts in self.waiting.items()}
                    self.visited = self.kept(self.visited)

        def kept(self, parts):
            # Written down, so that a lost machine does not lead back to the launch.
            whole = self.together(parts).persist(StorageLevel.DISK_ONLY)
            whole.checkpoint()
            whole.count()
            return [whole]

        def fresh(self, level, waiting, onwards=False):
            return self.together(waiting + self.visited).mapPartitions(lambda own: new_worlds(own, level, onwards), True)

        def explore_level(self, level):
            begin, last, known = time.monotonic(), self.owners, self.gathered["known"]

            def expand(expander, records):
                for _, (_, worlds) in records:
                    tally, *lists = expander.ask("E", {"level": level, "known": known}, worlds)
                    yield last, (tally, [any(lists[cost::2]) for cost in (0, 1)])
                    for index, blob in enumerate(lists):
                        if blob:
                            yield index // 2, ((level[0] + index % 2, level[1] + 1), blob)

            worlds = self.fresh(level, self.waiting.pop(level)).persist(StorageLevel.DISK_ONLY)
            successors = self.shuffled(self.tasks(worlds, expand))
            found, before = self.collected(successors), self.gathered["tally"]["worlds"]
            self.gather(tally for tally, _ in found)
            for cost in (cost for cost in (0, 1) if any(leads[cost] for _, leads in found)):
                self.waiting.setdefault((level[0] + cost, level[1] + 1), []).append(successors)
            self.levels.append(level)
            self.visited.append(worlds)
            all, took = self.gathered["tally"]["worlds"], f"{time.monotonic() - begin:.1f} s"
            print(f"level {len(self.levels)} {level}: {all - before} worlds, {all} in all, {took}", file=sys.stderr)

        def leave_out(self, level, reason):
            count = lambda expander, records: [expander.ask("C", worlds)[0] for _, (_, worlds) in records]
            tallies = self.tasks(self.fresh(level, sum(self.waiting.values(), []), True), count).collect()
            self.gathered["unexplored"] = {"reason": reason, "worlds": 0, "isInterruption": reason.startswith("time")}
            self.gather(tallies)

        def find_traps(self):
            if not self.gathered["asksWhatIsPossible"]:
                return
            # Back from goals, step by step, until no further world is known to lead to one.
            last, visited = self.owners, self.together(self.visited)

            def turn(expander, records):
                first = 0
                for owner, (_, worlds) in records:
                    ways = expander.ask("W", {"partition": owner, "first": first}, worlds)
                    yield from ((target, (NEWS, blob)) for target, blob in enumerate(ways) if blob)
                    first += len(unpack(worlds))

            def ask(expander, records, kind):
                levels = [level for _, (level, _) in records if level > NEWS]
                return expander.ask(kind, levels, *[blob for _, (_, blob) in records])

            def settle(expander, records, kind="G"):
                owner, (region, reached, *news) = records[0][0], ask(expander, records, kind)
                own = [(owner, (REGION, region)), (owner, (REACHED, reached))]
                moved = own + [(target, (NEWS, blob)) for target, blob in enumerate(news)]
                return [record for record in moved if record[1][1]] + [(last, True)] * any(news)

            turned = self.shuffled(self.tasks(visited, turn))
            state = self.shuffled(self.tasks(self.together([turned, visited]), settle))
            part = lambda state, wanted: self.together([state]).filter(lambda record: (record[1][0] == REGION) == wanted)
            regions = part(state, True).persist(StorageLevel.DISK_ONLY)
            while self.collected(state):
                both = self.together([regions, part(state, False)])
                state = self.shuffled(self.tasks(both, lambda *own: settle(*own, "B")))
            whole = self.together([visited, regions, part(state, False)])
            self.gather(self.tasks(whole, lambda *own: ask(*own, "N")).collect())

        def report(self):
            self.explore()
            self.find_traps()
            # Follows all shortest paths back from each finding; navcheck chooses one of them.
            kept, visited = collections.defaultdict(set), self.together(self.visited)
            for finding in self.gathered["tally"]["findings"]:
                kept[tuple(finding["at"])].add(bytes.fromhex(finding["world"]))
            for level in sorted(self.levels, key=lambda level: -level[1]):
                wanted = [pack(kept.get((level[0] + cost, level[1] + 1), ())) for cost in (0, 1)]
                if any(wanted):
                    own = visited.filter(lambda record: record[1][0] == level)
                    lead = lambda expander, records: [expander.ask("L", *wanted, worlds)[0] for _, (_, worlds) in records]
                    kept[level].update(*map(unpack, self.tasks(own, lead).collect()))
            levels, worlds = sorted(kept), [pack(sorted(kept[level])) for level in sorted(kept)]
            return self.expander.ask("R", {**self.gathered, "levels": levels}, *worlds)[0].decode()


    def main(arguments=None):
        parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
        for name in ("--variant", "--set"):
            parser.add_argument(name, dest="scope", action="append", type=lambda text, name=name: (name, text), default=[])
        for name, kind, usual, text in (
            ("spec", str, None, "absolute path of the spec, the same on every node"),
            ("--output", str, "/dev/stdout", "file of the report; spark-submit also prints progress to stdout"),
            ("--navcheck", str, "navcheck", "path of the command, the same on every node"),
            ("--partitions", int, None, "number of partitions of the worlds; by default 4 for each core"),
            ("--checkpoint", str, None, "folder that all nodes share; by default a local one"),
            ("--every", int, 10, "number of levels between two checkpoints"),
            ("--max-levels", int, None, "stop after this many levels"),
            ("--max-worlds", int, None, "stop after the level in which this many worlds are reached"),
            ("--time", float, None, "stop after the level in which this many seconds have passed"),
        ):
            parser.add_argument(name, type=kind, default=usual, help=text)
        options, context = parser.parse_args(arguments), SparkContext.getOrCreate()
        with tempfile.TemporaryDirectory() as folder:
            context.setCheckpointDir(options.checkpoint or folder)
            try:
                report = Search(context, options).report()
            except (Py4JJavaError, RuntimeError) as error:
                sys.exit(f"navcheck_spark: the exploration has failed: {error}")
        with open(options.output, "w") as file:
            file.write(report)
        sys.exit(json.loads(report)["exitCode"])


    if __name__ == "__main__":
        main()

    """##
}
