import { tableOf } from '../../domain/history/table/table-of.ts';
import type { Household } from '../../domain/household.ts';
import { dateInZone } from '../../domain/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** Everything that was done as a table for a spreadsheet, newest first, with a row of headings. */
export const makeExportHistory =
  ({ unitOfWork, clock }: Deps) =>
  async ({ household: { id, timezone } }: { readonly household: Household }) =>
    tableOf(await unitOfWork.run(({ history }) => history.entries(id, timezone, dateInZone(clock.now(), timezone))));
