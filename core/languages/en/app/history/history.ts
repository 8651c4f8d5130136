import { format } from '../../format.ts';

const days = { one: 'day', other: 'days' } as const;

/** The history of a home. Days, durations and amounts are given as text. */
export const history = {
  title: 'History',
  lede: 'What was done in your home, when, by whom and for how much.',
  /** What loads. */
  what: 'your history',
  kinds: { done: 'Done', skipped: 'Skipped', missed: 'Missed' },
  /** The kind, after its number. */
  counted: (kind: 'done' | 'skipped' | 'missed', _count: number) =>
    ({ done: 'done', skipped: 'skipped', missed: 'missed' })[kind],
  entries: (entries: number) => format.count(entries, { one: 'entry', other: 'entries' }),
  totals: (done: number) => (done > 0 ? `${done} done` : 'Nothing done'),
  found: (entries: string, totals: string) => `${entries}: ${totals}`,
  noEntries: 'No entries',
  noMatches: 'No entries match',
  years: 'Years',
  allYears: 'All years',
  glance: (year: number) => `${year} at a glance`,
  allGlance: 'All years at a glance',
  table: 'Show as a table',
  month: 'Month',
  year: 'Year',
  weekOf: (day: string) => `Week of ${day}`,
  figures: {
    safety: 'Safety checks on time',
    of: (total: number) => `of ${total}`,
    allSafe: 'Each was done or booked in time.',
    late: (count: number, done: string) => `${format.count(count, days)} late, done or booked ${done}`,
    stillOpen: (due: string) => `still open, due ${due}`,
    more: (count: number) => `${count} more`,
    weeks: 'Weeks on track',
    run: (weeks: number) => `${weeks} in a row so far.`,
    rule: (away: number) =>
      away > 0
        ? `A week counts when at least half of its tasks were done, and ${format.count(away, { one: 'week away doesn’t count', other: 'weeks away don’t count' })}.`
        : 'A week counts when at least half of its tasks were done.',
    time: 'Time spent',
    jobs: (jobs: number) => `On ${format.count(jobs, { one: 'job', other: 'jobs' })}.`,
    money: 'Money spent',
    byItem: 'By item',
    byYear: 'By year and item',
  },
  visits: {
    aside: 'Visits and passport',
    title: 'Visits ahead',
    none: 'No professional is due in the next twelve months.',
    about: (amount: string) => `about ${amount}`,
    record: 'Record what a visit cost, and the next one will show it.',
    sum: (amounts: readonly string[]) => `About ${format.list(amounts)} in all, going by what you’ve paid before.`,
    unknown: (visits: number) =>
      `The cost of ${format.count(visits, { one: 'visit', other: 'visits' })} isn’t known yet.`,
    year: 'The year ahead',
  },
  passport: {
    title: 'House passport',
    text: 'What your home has and the work done on it, to print or to share with a buyer, a landlord or an insurer.',
    open: 'Open it',
    share: 'Share',
    appliances: 'Appliances',
  },
  list: {
    title: 'All entries',
    search: 'Search the history',
    placeholder: 'Search titles, notes and names',
    item: 'Item',
    allItems: 'All items',
    kind: 'Kind',
    shown: {
      '': 'Everything',
      done: 'Done',
      skipped: 'Skipped',
      missed: 'Missed',
      safety: 'Safety checks',
      paid: 'With a cost',
      recorded: 'Recorded by hand',
    },
    more: (entries: string) => `Show ${entries} more`,
    /** What loads. */
    earlier: 'the earlier entries',
    safety: 'Safety',
    /** What the person who brought an entry into the history did. */
    tickedOff: (name: string) => `ticked off by ${name}`,
    skipped: (name: string) => `skipped by ${name}`,
    recorded: (name: string) => `recorded by ${name}`,
    imported: (name: string) => `imported by ${name}`,
    menu: (title: string, day: string) => `More for ${title}, ${day}`,
    edit: 'Edit…',
    wasDone: 'It was done…',
    /** Of a visit that was only booked: the chip, and the action that opens the form. */
    booked: 'Appointment made',
    visited: 'Say who came…',
    remove: 'Remove',
    markUndone: 'Mark as not done',
    removed: 'Entry removed',
    markedUndone: 'Marked as not done',
  },
  record: 'Record past work',
  import: 'Import a file',
  importMenu: 'Import a file…',
  importOrExport: 'Import or export',
  export: 'Export',
  exportCsv: 'Export as CSV',
  poster: 'The year as a poster…',
  savedAs: (file: string) => `Saved as ${file}`,
  empty: {
    title: 'Your home’s record starts here',
    text: 'Every task that is completed is recorded here.',
    textWithWork:
      'Every task that is completed is recorded here. You can also add earlier work, such as the last boiler service; your plan then counts from that day.',
    year: (year: number) => `Nothing in ${year} yet`,
    yearText: 'Completed tasks appear here, together with anything you record yourself.',
    found: 'Nothing found',
    foundText: 'No entry matches your search and filters.',
    showAll: 'Show everything',
  },
} as const;
