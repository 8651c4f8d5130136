import { compareText } from '../../text/compare-text.ts';
import { rowOf } from '../table/columns.ts';
import type { FileRow } from '../table/judge-rows.ts';
import type { Passport } from './passport.ts';

/** The work in a passport as rows, oldest first. Their lines are counted from 1. */
export function rowsOfPassport({ equipment }: Pick<Passport, 'equipment'>): readonly FileRow[] {
  return equipment
    .flatMap(({ item, entries }) => entries.map((entry) => ({ ...entry, item })))
    .sort((one, other) => compareText(one.date, other.date))
    .map(({ careTaskId, minutes, by, cost, ...work }, index) => ({
      line: index + 1,
      row: rowOf({
        ...work,
        ...(careTaskId !== null && { careTaskId }),
        ...(minutes !== null && { minutes }),
        ...(by && { by }),
        ...(cost && { cost }),
      }),
    }));
}
