import type { Wire } from '../account/records.ts';
import { listShape } from '../shapes/list.ts';
import { invalid, missing } from './refusal.ts';

type Page = {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
};

const mostOnAPage = 100;

/** Returns a page of the records, which are sorted newest first. `what` names one of them in error messages. */
export function listPage<T extends { readonly id: string }>(
  url: string,
  what: string,
  records: readonly T[],
  shape: (record: T) => Wire,
  { limit = 10, starting_after, ending_before }: Page,
): Wire {
  if (limit < 1) throw invalid(`This value must be greater than or equal to 1.`, { param: 'limit' });
  if (limit > mostOnAPage)
    throw invalid(`This value must be less than or equal to ${mostOnAPage}.`, { param: 'limit' });
  if (starting_after !== undefined && ending_before !== undefined)
    throw invalid('You may only specify one of these parameters: starting_after, ending_before.');
  const indexOf = (id: string, param: string): number => {
    const index = records.findIndex((record) => record.id === id);
    if (index < 0) throw missing(what, id, param);
    return index;
  };
  if (ending_before !== undefined) {
    const end = indexOf(ending_before, 'ending_before');
    const begin = Math.max(0, end - limit);
    return listShape(url, records.slice(begin, end).map(shape), begin > 0);
  }
  const begin = starting_after === undefined ? 0 : indexOf(starting_after, 'starting_after') + 1;
  return listShape(url, records.slice(begin, begin + limit).map(shape), begin + limit < records.length);
}
