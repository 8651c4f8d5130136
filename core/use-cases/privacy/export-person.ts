import { signedIn } from '../../domain/access/found.ts';
import type { Rows } from '../../ports/personal-data.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

type PersonExport = {
  readonly exportedAt: Date;
  /** The homes that the data is about. */
  readonly homeIds: readonly string[];
  /** Stored rows by table, without secrets. */
  readonly data: Rows;
};

/**
 * Everything stored about a person and the homes that they own. Other people's homes, in which they only help, aren't
 * theirs to take. Throws `not_signed_in` when the account no longer exists.
 */
export const makeExportPerson =
  ({ unitOfWork, clock }: Deps) =>
  ({ personId }: { personId: string }): Promise<PersonExport> =>
    unitOfWork.run(async ({ persons, memberships, personalData }) => {
      const person = signedIn(await persons.find(personId));
      const owned = (await memberships.homesOf(personId)).filter(({ role }) => role === 'owner');
      const homeIds = owned.map(({ householdId }) => householdId);
      const data: Record<string, readonly unknown[]> = { ...(await personalData.readPerson(person)) };
      for (const householdId of homeIds) {
        for (const [table, rows] of Object.entries(await personalData.readHome(householdId)))
          data[table] = unique([...(data[table] ?? []), ...rows]);
      }
      return { exportedAt: clock.now(), homeIds, data };
    });

/** A row that names both the person and the home is found twice. */
const unique = (rows: readonly unknown[]): readonly unknown[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];
