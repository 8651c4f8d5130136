import type { InputOf, OutputOf } from '#apps/ui/api/client.ts';

/** One line of the history; see apps/contract/history.ts. */
export type Entry = OutputOf<'getHistory'>['entries'][number];
export type Doer = NonNullable<Entry['by']>;
export type Money = NonNullable<Entry['cost']>;
/** What a request says about an entry. */
export type Work = InputOf<'recordWork'>['body'];

/** Whether all of it can be corrected; of a task, only when it was done, by whom, and what it cost. */
export const isRecorded = ({ origin }: Pick<Entry, 'origin'>): boolean =>
  origin === 'recorded' || origin === 'imported';
