import { DomainError } from '../errors.ts';

/** Returns the home or person that a store found. Throws `not_signed_in` if it was deleted after the person signed in. */
export function signedIn<Record>(record: Record | undefined): Record {
  if (record === undefined) throw new DomainError('not_signed_in');
  return record;
}

/** Returns the home or person that a store found. Throws `household_not_found`, which support commands report. */
export function found<Record>(record: Record | undefined): Record {
  if (record === undefined) throw new DomainError('household_not_found');
  return record;
}
