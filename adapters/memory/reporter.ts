import type { Reporter } from '#core/ports/reporter.ts';

type RecordingReporter = Reporter & {
  /** The oldest first. */
  readonly problems: readonly unknown[];
  /** The oldest first. */
  readonly notes: readonly { readonly event: string; readonly data: Parameters<Reporter['note']>[1] }[];
};

export function makeRecordingReporter(): RecordingReporter {
  const problems: unknown[] = [];
  const notes: RecordingReporter['notes'][number][] = [];
  return {
    problems,
    notes,
    problem: (error) => {
      problems.push(error);
    },
    note: (event, data) => {
      notes.push({ event, data });
    },
  };
}
