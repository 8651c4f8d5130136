import type { OutputOf } from '#apps/ui/api/client.ts';
import { history } from '#words/app/history/history.ts';

const { list } = history;

/** The response for one year, or for all of them; see apps/contract/history.ts. */
export type History = OutputOf<'getHistory'>;
export type Entry = History['entries'][number];
export type EntryFile = Entry['files'][number];
export type EntryKind = Entry['kind'];
export type Figures = History['figures'];
export type Money = NonNullable<Entry['cost']>;

/** In the order in which charts stack them and legends name them. */
export const entryKinds = ['done', 'skipped', 'missed'] as const satisfies readonly EntryKind[];

/** `ticked off by Sam`: what the person who brought an entry into the history did. */
export function broughtBy({ kind, origin }: Entry, name: string): string {
  if (kind === 'skipped') return list.skipped(name);
  return origin === 'plan' || origin === 'own' ? list.tickedOff(name) : list[origin](name);
}

/** The history without an entry, until the server has recounted its figures. */
export const without = (history: History, { id }: Entry): History => ({
  ...history,
  entries: history.entries.filter((entry) => entry.id !== id),
});

export type EntryActions = {
  /** Whether what needs the server is disabled: offline, and while older contents are shown. */
  readonly isOffline: boolean;
  /** Whether older contents are shown for now. It disables what also works offline: adding photos and documents. */
  readonly isPlaceholder: boolean;
  /** Whether the home has several people, so that each entry says who did it. */
  readonly isShared: boolean;
  readonly addFiles: (entry: Entry, fromCamera: boolean) => void;
  readonly showFile: (entry: Entry, file: EntryFile) => void;
  readonly edit: (entry: Entry) => void;
  readonly remove: (entry: Entry) => void;
};
