import type { StoredFile } from '../files/stored-file.ts';
import type { Actor } from '../tasks/task-action.ts';
import type { IsoDate } from '../time/dates.ts';
import type { Money } from './money.ts';

export const entryKinds = ['done', 'skipped', 'missed'] as const;

/** `missed`: left open for longer than two weeks. */
export type EntryKind = (typeof entryKinds)[number];

/** `plan`: a task of the assistant. `own`: a task of the user's own. The others were entered as past work. */
export const entryOrigins = ['plan', 'own', 'recorded', 'imported'] as const;
type EntryOrigin = (typeof entryOrigins)[number];

export const doerKinds = ['me', 'person', 'company'] as const;

/** Who did the work. Name and phone may be empty. */
export type Doer = {
  readonly kind: (typeof doerKinds)[number];
  readonly name: string;
  readonly phone: string;
};

/** What a household may add to a done task, and says about work that it records. */
export type WorkDetails = {
  /** Absent if the household didn't say. */
  readonly by?: Doer;
  /** May be empty. */
  readonly note: string;
  readonly cost?: Money;
  readonly minutes?: number;
};

/** The item of imported work and of tasks that name none. */
export const otherItem = 'Other';

/** Work that a household records by hand or imports. */
export type Work = WorkDetails & {
  readonly date: IsoDate;
  /** An item of the catalogue, or a name of the household's own. */
  readonly item: string;
  /** The care task that the work completes, so that the plan counts it. */
  readonly careTaskId?: string;
  readonly title: string;
};

/** One line of the history: work that was done, or a task that was skipped or missed. */
export type HistoryEntry = Work & {
  /** For a task, the task's id. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly origin: EntryOrigin;
  /** The day for which a task was planned; absent for recorded work. `date` is the same unless the task is done. */
  readonly plannedFor?: IsoDate;
  /** Its photos and documents, the oldest first; absent where they weren't read, or if it has none. */
  readonly files?: readonly StoredFile[];
  /** Who ticked off, skipped or recorded it; absent where that wasn't read, or isn't known. */
  readonly actor?: Actor;
  /** Whether the household only asked its landlord for the work. */
  readonly isRequest?: true;
  /** The import that added it. */
  readonly import?: { readonly id: string; readonly at: Date };
};

/** What figures count of an entry. */
export type HistoryFact = Pick<HistoryEntry, 'kind' | 'date' | 'item'> & {
  readonly [Key in 'plannedFor' | 'careTaskId' | 'minutes' | 'cost' | 'import']?: HistoryEntry[Key] | undefined;
};

/** Days from the first to the last, both included. */
export type Span = { readonly from: IsoDate; readonly to: IsoDate };
