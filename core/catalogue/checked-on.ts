import type { IsoDate } from '../domain/dates.ts';

/** When the tasks of all items were last compared with their sources. */
export const catalogueCheckedOn: IsoDate = '2026-11-22';
