import { historyTableIn } from '../../catalogue/history-table-in.ts';
import { tableOf } from '../../domain/history/table/table-of.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Language } from '../../domain/languages.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

type Input = { readonly household: Household; readonly language: Language };

/** Everything that was done as a table for a spreadsheet, newest first, with a row of headings, in the reader's language. */
export const makeExportHistory =
  ({ unitOfWork, clock }: Deps) =>
  async ({ household: { id, timezone }, language }: Input) => {
    const today = dateInZone(clock.now(), timezone);
    const entries = await unitOfWork.run(({ history }) => history.entries(id, timezone, today));
    return tableOf(entries, historyTableIn(language));
  };
