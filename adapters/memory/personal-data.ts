import type { Household } from '#core/domain/household.ts';
import type { PersonalData } from '#core/ports/personal-data.ts';
import type { Tables } from './database.ts';

/** Tables whose records are kept without the household. */
const outliving: ReadonlySet<string> = new Set(['supportActions', 'runFailures']);

type Owner = Pick<Household, 'id' | 'email'>;

/** Whether the record or its key contains the household's id or address. */
function names(owner: Owner, key: string, record: unknown): boolean {
  if (key === owner.id || key.startsWith(`${owner.id}/`) || record === owner.id) return true;
  if (typeof record !== 'object' || record === null) return false;
  const { householdId, email } = record as { householdId?: unknown; email?: unknown };
  return householdId === owner.id || email === owner.email;
}

const secrets = new Set([
  'tokenHash',
  'refreshToken',
  'accessToken',
  'nonceHash',
  'codeVerifier',
  'secretHash',
  'linkIds',
  'secret',
]);

function withoutSecrets(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !secrets.has(name)));
}

export function makePersonalData(tables: Tables): PersonalData {
  const entriesOf = (owner: Owner) =>
    Object.entries(tables as Readonly<Record<string, Map<string, unknown>>>).map(([name, table]) => ({
      name,
      table,
      entries: [...table].filter(([key, record]) => names(owner, key, record)),
    }));

  return {
    read: async (owner) =>
      Object.fromEntries(
        entriesOf(owner)
          .filter(({ entries }) => entries.length > 0)
          .map(({ name, entries }) => [name, entries.map(([, record]) => withoutSecrets(record))]),
      ),
    remove: async (owner) => {
      for (const { name, table, entries } of entriesOf(owner)) {
        for (const [key, record] of entries) {
          if (outliving.has(name)) table.set(key, { ...(record as object), householdId: null });
          else table.delete(key);
        }
      }
    },
  };
}
