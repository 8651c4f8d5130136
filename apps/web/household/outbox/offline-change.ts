import type { FilePurpose } from '#core/domain/files/stored-file.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { Task } from '../week-edits.ts';

/** What a file belongs to: a task or an entry of the history; with a purpose, an item of the home by its slug. */
export type FileSubject = Pick<Task, 'id' | 'title' | 'fullTitle' | 'scheduledAt'> & {
  readonly purpose?: FilePurpose;
};

/** What is stored about a change besides its kind. `task` is as the user saw it. */
export type OfflineFields = {
  readonly complete: {
    readonly task: Task;
    readonly completed: boolean;
    readonly at: string;
    /** The day on which it was done; today if absent. */
    readonly on?: IsoDate;
  };
  readonly move: {
    readonly task: Task;
    readonly date: IsoDate;
    /** The day on which it is before, as far as this device knows; the task's if absent. */
    readonly from?: IsoDate;
  };
  /** The places of the task's steps that are done, in order. */
  readonly steps: { readonly task: Task; readonly done: readonly number[] };
  readonly note: { readonly task: Task; readonly note: string };
  /** A photo or a document of a done task, an entry or an item, which waits in the browser's cache under the change's key. */
  readonly file: { readonly task: FileSubject };
  /** A task of the user's own, whose id was made here; a deletion, and its undoing. */
  readonly create: { readonly task: Task };
  readonly delete: { readonly task: Task };
  readonly restore: { readonly task: Task };
};

export type Kind = keyof OfflineFields;

/** A change that can be made offline. */
export type OfflineChange<Of extends Kind = Kind> = { [K in Of]: { readonly kind: K } & OfflineFields[K] }[Of];
