import { draftKey, readRecord, writeRecord } from './session/local-records.ts';

/** Whom this browser knows, so that one press is enough once their session has ended. */
type KnownPerson = { readonly name: string; readonly email: string };

/** A draft, so that it is deleted with the others: when they log out, and when someone else signs in. */
const key = draftKey('person', '');

export const rememberPerson = ({ name, email }: KnownPerson): void => writeRecord(key, { name, email });

export function knownPerson(): KnownPerson | undefined {
  const record = readRecord(key);
  if (typeof record !== 'object' || record === null) return undefined;
  const [name, email]: unknown[] = [Reflect.get(record, 'name'), Reflect.get(record, 'email')];
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
}
