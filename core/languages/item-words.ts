import type { CareTaskWords } from '../domain/care/care-task.ts';

/** The words of the care tasks that one file holds, by the task's id. */
export type PartWords = { readonly tasks: { readonly [Id in string]: CareTaskWords } };

/** The words of an item: its name as screens show it, and its care tasks. */
export type ItemWords = PartWords & { readonly name: string };
