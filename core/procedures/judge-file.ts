import { careTaskById } from '../catalogue/index.ts';
import { DomainError } from '../domain/errors.ts';
import { type FileRow, type JudgedRow, judgeOfRows } from '../domain/history/table/judge-rows.ts';
import { usualCurrency } from '../domain/history/usual-currency.ts';
import type { Household } from '../domain/home/household.ts';
import { importLimits } from '../domain/limits.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLoop } from '../ports/event-loop.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/** Says what importing each row of a file would do. Throws `invalid_input` for too many rows. */
export const makeJudgeFile =
  ({ clock, eventLoop }: { readonly clock: Clock; readonly eventLoop: EventLoop }) =>
  async ({ history }: Stores, household: Household, rows: readonly FileRow[]): Promise<readonly JudgedRow[]> => {
    if (rows.length > importLimits.rows) {
      const message = `The file must have at most ${importLimits.rows} rows`;
      throw new DomainError('invalid_input', { issues: [{ path: 'file', message }] });
    }
    const { id, timezone, country } = household;
    const today = dateInZone(clock.now(), timezone);
    const entries = await history.entries(id, timezone, today);
    const judge = judgeOfRows(entries, {
      today,
      find: (careTaskId) => careTaskById.get(careTaskId),
      currency: usualCurrency(entries, country),
      monthFirst: country === 'US',
    });
    return eventLoop.map(rows, judge);
  };
