/** What a run works through: the plans of households, or their weekly summaries. */
export const runKinds = ['plan', 'summaries'] as const;
export type RunKind = (typeof runKinds)[number];

/** A household that a run could not handle; null once it is deleted. */
export type RunFailure = { readonly householdId: string | null; readonly reason: string };

type Results = {
  readonly done: number;
  /** How many were left out, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly failed: readonly RunFailure[];
};

/** The record of one run over many households. `expected` is always the sum of the results. */
export type Run = Results & {
  readonly id: string;
  readonly kind: RunKind;
  readonly startedAt: Date;
  /** Absent while part of it is tried again. */
  readonly finishedAt?: Date;
  readonly expected: number;
};

/** The record of a run, which accounts for every household. */
export function runOf(run: Omit<Run, 'expected'>): Run {
  const { id, kind, startedAt, finishedAt, done, skipped, failed } = run;
  const leftOut = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  const expected = done + leftOut + failed.length;
  return { id, kind, startedAt, ...(finishedAt && { finishedAt }), expected, done, skipped, failed };
}

/** How many of these there are, by reason; reasons that don't occur are absent. */
export function countReasons(reasons: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]));
}

/** The run as a line of the log. */
export function factsOf({ id, kind, expected, done, skipped, failed }: Run): Readonly<Record<string, string | number>> {
  const reasons = Object.entries(skipped).map(([reason, count]) => [`skipped ${reason}`, count]);
  return { runId: id, kind, expected, done, failed: failed.length, ...Object.fromEntries(reasons) };
}

/** Parts that began together, as one run each, in the order of their first parts. */
export function combinedRuns(parts: readonly Run[]): readonly Run[] {
  return [...Map.groupBy(parts, ({ kind, startedAt }) => `${kind} ${startedAt.getTime()}`).values()].map(combined);
}

function combined(parts: readonly Run[]): Run {
  const [first] = parts as readonly [Run, ...Run[]];
  const ends = parts.map(({ finishedAt }) => finishedAt).filter((end) => end !== undefined);
  const last = ends.length === parts.length ? ends.reduce((one, other) => (one > other ? one : other)) : undefined;
  const reasons = new Set(parts.flatMap(({ skipped }) => Object.keys(skipped)));
  const { finishedAt: _, ...run } = first;
  return runOf({
    ...run,
    ...(last && { finishedAt: last }),
    done: parts.reduce((sum, { done }) => sum + done, 0),
    skipped: Object.fromEntries(
      [...reasons].map((reason) => [reason, parts.reduce((sum, { skipped }) => sum + (skipped[reason] ?? 0), 0)]),
    ),
    failed: parts.flatMap(({ failed }) => failed),
  });
}
