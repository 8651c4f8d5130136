/** A bound of a measure: of a ratio to the other side of the same run unless a unit is given. */
export type Goal = ({ readonly least: number } | { readonly most: number }) & { readonly unit?: string };

const least = (number: number, unit?: string) => ({ least: number, ...(unit && { unit }) });
const most = (number: number, unit?: string) => ({ most: number, ...(unit && { unit }) });

export const textOf = (goal: Goal | undefined): string => {
  if (!goal) return 'none';
  const bound = 'least' in goal ? `at least ${goal.least}` : `at most ${goal.most}`;
  return goal.unit ? `${bound} ${goal.unit}` : bound;
};

/** What each benchmark aims at. The benchmarks print these; no other file names a goal. */
export const goals = {
  week: { requests: least(0.85), cpu: most(1.25) },
  start: { ms: most(1.9), memory: most(1.4) },
  help: most(1.7),
  /** Of planning the year of a home with 18 features once more. */
  plan: { cpu: most(4, 'ms of processor time') },
  job: { speed: least(0.75), again: most(50, 'ms'), growth: most(1.2) },
  summaries: { rendering: least(0.3), calls: least(0.5) },
  sync: most(1.2),
  /** Of a preview and an import of 5,000 rows. */
  import: { cpu: most(3, 's'), memory: most(150, 'MB'), block: most(50, 'ms') },
  history: { p95: most(200, 'ms'), ratio: most(1.8) },
  load: { p99: most(1.2), memory: most(1.2) },
  photos: most(2_000, 'ms'),
  /** Of nineteen in twenty searches for a town. */
  towns: most(20, 'ms'),
  /** Of the screens of a home with everything, on a phone four times slower than this machine. */
  screens: {
    'scripts of a week': most(12),
    'kB of scripts of a week': most(170),
    'px of a row, median': most(64),
    'px of a row, most': undefined,
    'controls of a week': most(30),
    'ms of a tick': most(64),
    'ms of an untick': undefined,
    'ms of opening a task': most(96),
    'ms of closing it': undefined,
    'ms of the next week': most(120),
    'ms of the one after': undefined,
    'ms of the way back': undefined,
    'words of the year': most(60),
  },
  web: {
    /** Each of Lighthouse's four, on nine of ten pages. */
    score: least(100),
    paint: most(1.05),
    early: most(3, 'KB'),
    script: most(10, 'KB'),
    shift: most(0.02),
  },
} as const;
