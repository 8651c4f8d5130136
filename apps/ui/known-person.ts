import { readRecord, writeRecord } from './session/local-records.ts';
import { personKey } from './session/token.ts';

/** Whom this browser knows, so that one press is enough once their session has ended. */
type KnownPerson = { readonly name: string; readonly email: string };

export const rememberPerson = ({ name, email }: KnownPerson): void => writeRecord(personKey, { name, email });

export function knownPerson(): KnownPerson | undefined {
  const record = readRecord(personKey);
  if (typeof record !== 'object' || record === null) return undefined;
  const [name, email]: unknown[] = [Reflect.get(record, 'name'), Reflect.get(record, 'email')];
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
}
