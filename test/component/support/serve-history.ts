import { figuresOf } from '#core/domain/history/figures/figures-of.ts';
import { newestOf } from '#core/domain/history/newest.ts';
import { newId, task } from './data.ts';
import { type ResponseOf, refused, respond } from './network.ts';
import { today } from './serve-week.ts';

type History = ResponseOf<'getHistory'>;
export type Entry = History['entries'][number];
type Figures = History['figures'];
type Visits = ResponseOf<'getVisits'>;

/** A task of the assistant that the user did themselves, on Saturday 2 January 2027. */
export const entry = (overrides: Partial<Entry> = {}): Entry => ({
  id: newId(),
  kind: 'done',
  origin: 'plan',
  date: '2027-01-02',
  plannedFor: '2027-01-02',
  title: 'Clean the fridge door seals',
  fullTitle: overrides.title ?? 'Clean the fridge door seals',
  item: 'Fridge',
  careTaskId: 'fridge.wipe-seals',
  safety: false,
  professional: false,
  minutes: 10,
  by: null,
  actor: null,
  note: '',
  cost: null,
  files: [],
  ...overrides,
});

export const euros = (minor: number) => ({ minor, currency: 'EUR' });

export const figures = (overrides: Partial<Figures> = {}): Figures => ({
  done: 1,
  skipped: 0,
  missed: 0,
  minutes: 10,
  months: [],
  weekly: [],
  safety: { onTime: 0, total: 0, late: [] },
  weeks: { kept: 0, total: 0, away: 0, run: 0, longestRun: 0 },
  money: { totals: [], lines: [] },
  ...overrides,
});

/** What the entries alone say. */
function countsOf(entries: readonly Entry[], year: number | undefined): Partial<Figures> {
  const facts = entries.map(({ kind, date, item, minutes, cost }) => ({
    ...{ kind, date, item },
    minutes: minutes ?? undefined,
    cost: cost ?? undefined,
  }));
  const context = { find: () => undefined, isCurrent: () => false, today, year };
  const { done, skipped, missed, minutes, months, weekly, money } = figuresOf(facts, context);
  return {
    ...{ done, skipped, missed, minutes },
    months: [...months],
    weekly: [...weekly],
    money: { totals: [...money.totals], lines: [...money.lines] },
  };
}

export const careTasks: ResponseOf<'listCareTasks'>['careTasks'] = [
  { id: 'fridge.wipe-seals', title: 'Wipe the seals', item: 'Fridge', minutes: 10, professional: false },
  { id: 'fridge.vacuum-coils', title: 'Vacuum the coils', item: 'Fridge', minutes: 30, professional: false },
  { id: 'boiler.service', title: 'Book the boiler service', item: 'Central Heating', minutes: 15, professional: true },
];

type ServedHistory = {
  /** The saved entries, newest first. */
  saved(): readonly Entry[];
};

type Limits = {
  readonly visits?: Visits['visits'];
  /** How many entries are the newest, where fewer than the app asks for are enough. */
  readonly newestAtMost?: number;
};

/** Makes the server respond with this history, by year, and save changes to it. */
export function serveHistory(
  initial: readonly Entry[],
  overrides: Partial<Omit<History, 'entries' | 'earlier'>> & Limits = {},
): ServedHistory {
  const { visits = [], newestAtMost = Number.POSITIVE_INFINITY, ...history } = overrides;
  const newestFirst = (entries: readonly Entry[]) => entries.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  let entries = newestFirst(initial);
  const removed = new Map<string, Entry>();
  const yearOf = ({ date }: Entry) => Number(date.slice(0, 4));
  const find = (id: string) => {
    const found = entries.find((each) => each.id === id);
    if (!found) throw refused(404, { message: 'This entry no longer exists' });
    return found;
  };
  const save = (changed: Entry) => {
    entries = newestFirst([...entries.filter(({ id }) => id !== changed.id), changed]);
    return changed;
  };

  respond('getHistory', ({ query: { year, newest } }) => {
    const ofYear = entries.filter((each) => year === undefined || yearOf(each) === year);
    const shown = newest === undefined ? ofYear : newestOf(ofYear, Math.min(newest, newestAtMost));
    return {
      today,
      years: [...new Set(entries.map(yearOf))].sort((one, other) => other - one),
      items: ['Central Heating', 'Fridge', 'Smoke Alarm'],
      currency: 'EUR',
      imports: [],
      people: 1,
      figures: figures(countsOf(entries, year)),
      ...history,
      entries: [...shown],
      earlier: ofYear.length - shown.length,
    };
  });
  respond('getVisits', () => ({ visits, totals: [], unknown: visits.length }));
  respond('listCareTasks', () => ({ careTasks }));
  respond('getEntry', ({ params: { id } }) => find(id));
  respond('recordWork', ({ body: { files: _, ...body } }) =>
    save(entry({ ...body, id: newId(), origin: 'recorded', plannedFor: null })),
  );
  respond('changeEntry', ({ params: { id }, body: { files: _, ...body } }) => save({ ...find(id), ...body }));
  respond('completeTask', ({ params: { id }, body: { on = today } }) => {
    save({ ...find(id), kind: 'done', date: on });
    return task({ id });
  });
  respond('restoreTask', ({ params: { id } }) => task({ id }));
  respond('deleteEntry', ({ params: { id } }) => {
    removed.set(id, find(id));
    entries = entries.filter((each) => each.id !== id);
    return { message: 'Entry deleted' };
  });
  respond('restoreEntry', ({ params: { id } }) => save(removed.get(id) ?? find(id)));
  return { saved: () => entries };
}
