import type { Reporter } from 'vitest/node';

type Span = { readonly from: number; readonly to: number };

/** Measures how long each part of a test run takes, in wall time. */
export function makeStopwatch() {
  const started = performance.now();
  const spans = new Map<string, Span>();
  const add = (part: string, { from, to }: Span) => {
    const known = spans.get(part);
    spans.set(part, { from: Math.min(from, known?.from ?? from), to: Math.max(to, known?.to ?? to) });
  };

  const fileStarts = new Map<string, number>();
  /** Measures each project from the start of its first file to the end of its last. */
  const reporter: Reporter = {
    onTestModuleStart: ({ id }) => void fileStarts.set(id, performance.now()),
    onTestModuleEnd: ({ id, project }) => {
      const to = performance.now();
      add(project.name, { from: fileStarts.get(id) ?? to, to });
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
    /** Returns one line with the seconds of each part. Parts that run at the same time overlap. */
    summary(): string {
      const seconds = (span: Span) => `${Math.round((span.to - span.from) / 1000)} s`;
      const parts = [...spans].map(([part, span]) => `${part} ${seconds(span)}`);
      return [...parts, `in all ${seconds({ from: started, to: performance.now() })}`].join(', ');
    },
  };
}
