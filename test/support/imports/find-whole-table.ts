import { type FoundTable, findTable } from '#core/domain/history/table/find-table.ts';

/** What a generator returns, without a stop between its steps. */
export function resultOf<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export const findWholeTable = (...found: Parameters<typeof findTable>): FoundTable => resultOf(findTable(...found));
