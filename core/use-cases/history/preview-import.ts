import { signedIn } from '../../domain/access/found.ts';
import { isUnaltered, type Passport } from '../../domain/history/passport/passport.ts';
import type { FileRow, JudgedRow } from '../../domain/history/table/judge-rows.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'digest' | 'judgeFile'>;
type Input = {
  readonly householdId: string;
  readonly rows: readonly FileRow[];
  /** The passport that the rows are from. */
  readonly passport?: Passport | undefined;
};

type ImportPreview = {
  readonly rows: readonly JudgedRow[];
  /** Whether the passport fits its checksum; absent for other files. */
  readonly unaltered?: boolean;
};

/** What importing a file would do. Throws `invalid_input` for too many rows. */
export const makePreviewImport =
  ({ unitOfWork, digest, judgeFile }: Deps) =>
  ({ householdId, rows, passport }: Input): Promise<ImportPreview> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      return {
        rows: await judgeFile(stores, household, rows),
        ...(passport && { unaltered: isUnaltered(passport, digest.sha256) }),
      };
    });
