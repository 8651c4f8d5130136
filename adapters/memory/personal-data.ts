import type { Person } from '#core/domain/people/person.ts';
import type { PersonalData } from '#core/ports/personal-data.ts';
import type { Tables } from './database.ts';

/** Records that are kept without the home or the person. */
const outliving: ReadonlySet<string> = new Set([
  'supportActions householdId',
  'supportActions personId',
  'runFailures householdId',
  'rhythmAnswers personId',
  'taskActions personId',
  'historyEntries personId',
  'pendingJobs personId',
]);

/** Records of a home that name a person and are not that person's own, such as settings. */
const sharedInHome: ReadonlySet<string> = new Set([
  'memberships',
  'supportActions',
  'rhythmAnswers',
  'taskActions',
  'historyEntries',
  'pendingJobs',
]);

const isOwn = (table: string, record: unknown): boolean =>
  !sharedInHome.has(table) && Object(record).personId !== undefined;

type Subject = { readonly field: 'householdId' | 'personId'; readonly id: string; readonly email?: string };

/** Whether the record or its key contains the id or the address. */
function names({ field, id, email }: Subject, key: string, record: unknown): boolean {
  if (key === id || record === id) return true;
  if (typeof record !== 'object' || record === null) return false;
  const values = record as { householdId?: unknown; personId?: unknown; email?: unknown };
  return values[field] === id || (email !== undefined && values.email === email);
}

const secrets = new Set([
  'tokenHash',
  'refreshToken',
  'accessToken',
  'nonceHash',
  'codeVerifier',
  'secretHash',
  'codeHash',
  'tokens',
  'linkIds',
  'destination',
  'target',
  'secret',
]);

function withoutSecrets(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !secrets.has(name)));
}

const home = (id: string): Subject => ({ field: 'householdId', id });
const person = ({ id, email }: Pick<Person, 'id' | 'email'>): Subject => ({ field: 'personId', id, email });

export function makePersonalData(tables: Tables): PersonalData {
  const entriesOf = (subject: Subject) =>
    Object.entries(tables as Readonly<Record<string, Map<string, unknown>>>).map(([name, table]) => ({
      name,
      table,
      entries: [...table].filter(([key, record]) => names(subject, key, record)),
    }));

  const read = async (subject: Subject) =>
    Object.fromEntries(
      entriesOf(subject)
        .map(({ name, entries }) => ({
          name,
          entries: entries.filter(([, record]) => subject.field === 'personId' || !isOwn(name, record)),
        }))
        .filter(({ entries }) => entries.length > 0)
        .map(({ name, entries }) => [name, entries.map(([, record]) => withoutSecrets(record))]),
    );

  const remove = async (subject: Subject) => {
    for (const { name, table, entries } of entriesOf(subject)) {
      for (const [key, record] of entries) {
        if (outliving.has(`${name} ${subject.field}`)) table.set(key, { ...(record as object), [subject.field]: null });
        else table.delete(key);
      }
    }
  };

  return {
    readHome: (id) => read(home(id)),
    deleteHome: (id) => remove(home(id)),
    readPerson: (of) => read(person(of)),
    deletePerson: (of) => remove(person(of)),
  };
}
