import { signedIn } from '../../domain/access/found.ts';
import { isUnaltered, type Passport } from '../../domain/history/passport/passport.ts';
import type { JudgedRow } from '../../domain/history/table/judge-rows.ts';
import type { Omission } from '../../domain/history/table/left-out.ts';
import type { JudgedTable } from '../../domain/history/table/read-table.ts';
import { isOnboarded } from '../../domain/home/household.ts';
import { type Effect, effectOfWork } from '../../domain/plan/year/effect-of-work.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';
import type { WorkMatch } from '../../procedures/match-work.ts';
import type { Brought } from '../../procedures/open-import.ts';

type Deps = Needs<
  'unitOfWork' | 'clock' | 'digest' | 'eventLoop' | 'openImport' | 'judgeFile' | 'matchWork' | 'readPlanInput'
>;
type Input = {
  readonly householdId: string;
  readonly brought: Brought;
  /** The passport that the rows are from. */
  readonly passport?: Passport | undefined;
};

type ImportPreview = {
  readonly rows: readonly JudgedRow[];
  /** Absent for a passport. */
  readonly table?: JudgedTable & {
    readonly omitted: readonly Omission[];
    readonly encoding: string | null;
    readonly brokenLines: readonly number[];
  };
  /** Work that may be a care task. */
  readonly matches: readonly WorkMatch[];
  readonly effects: readonly Effect[];
  /** Whether the passport fits its checksum; absent for other files. */
  readonly unaltered?: boolean;
};

/** What importing a file would do. Throws `invalid_input` for a file that can't be read, and for too many rows. */
export const makePreviewImport =
  ({ unitOfWork, clock, digest, eventLoop, openImport, judgeFile, matchWork, readPlanInput }: Deps) =>
  async ({ householdId, brought, passport }: Input): Promise<ImportPreview> => {
    const file = await openImport(brought);
    const { household, judged, input } = await unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const judged = await judgeFile(stores, { household, language: brought.language, file });
      const today = dateInZone(clock.now(), household.timezone);
      const input = isOnboarded(household) ? await readPlanInput(stores, household, today) : undefined;
      return { household, judged, input };
    });
    const { rows, table } = judged;
    const counted = rows.flatMap((row) => {
      if (row.outcome !== 'new' || row.work.careTaskId === undefined) return [];
      return [{ careTaskId: row.work.careTaskId, date: row.work.date }];
    });
    return {
      rows,
      ...(table &&
        file.kind === 'table' && {
          table: { ...table, encoding: file.table.encoding, brokenLines: file.table.brokenLines },
        }),
      matches: table ? await matchWork(household, rows) : [],
      effects: input ? await effectOfWork(input, counted, eventLoop.next) : [],
      ...(passport && { unaltered: isUnaltered(passport, digest.sha256) }),
    };
  };
