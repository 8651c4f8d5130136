import type { Reporter } from 'vitest/node';

/** A file that takes longer holds up the end of a run. */
const mostFileMs = 20_000;

type Span = { readonly from: number; readonly to: number };

const secondsOf = ({ from, to }: Span) => `${Math.round((to - from) / 1000)} s`;

/** Measures how long each part of a test run takes, in wall time. */
export function makeStopwatch() {
  const started = performance.now();
  const spans = new Map<string, Span>();
  const add = (part: string, { from, to }: Span) => {
    const known = spans.get(part);
    spans.set(part, { from: Math.min(from, known?.from ?? from), to: Math.max(to, known?.to ?? to) });
  };

  const fileStarts = new Map<string, number>();
  const slowFiles: string[] = [];
  /** Measures each project from the start of its first file to the end of its last. */
  const reporter: Reporter = {
    onTestModuleStart: ({ id }) => void fileStarts.set(id, performance.now()),
    onTestModuleEnd: ({ id, project, relativeModuleId }) => {
      const to = performance.now();
      const from = fileStarts.get(id) ?? to;
      add(project.name, { from, to });
      if (to - from > mostFileMs) slowFiles.push(`${relativeModuleId} ${secondsOf({ from, to })}`);
    },
  };

  return {
    reporter,
    async time<T>(part: string, work: () => Promise<T>): Promise<T> {
      const from = performance.now();
      try {
        return await work();
      } finally {
        add(part, { from, to: performance.now() });
      }
    },
    /** Returns a line with the files that took long, and one with the seconds of each part. Parts that run at the same time overlap. */
    summary(): readonly string[] {
      const parts = [...spans].map(([part, span]) => `${part} ${secondsOf(span)}`);
      const whole = `in all ${secondsOf({ from: started, to: performance.now() })}`;
      const slow = slowFiles.length > 0 ? [`longer than ${mostFileMs / 1000} s: ${slowFiles.join(', ')}`] : [];
      return [...slow, [...parts, whole].join(', ')];
    },
  };
}
