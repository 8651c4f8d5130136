import type { z } from 'zod';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { DomainError } from '#core/domain/errors.ts';
import { atLeast, type Caller, type Role } from '#core/domain/people/membership.ts';
import { checked, type Reader } from './validation-messages.ts';

export const roleOf = ({ access }: Endpoint): Role | undefined =>
  access === 'public' || access === 'person' ? undefined : access;

/** Throws `role_too_low` for a caller who may not call the endpoint with these fields in the body. */
export function expectRole({ membership }: Caller, endpoint: Endpoint, fields?: readonly string[]): void {
  for (const least of fields?.length ? fields.map((field) => roleFor(field, endpoint)) : [roleOf(endpoint)])
    if (least && !atLeast(membership.role, least)) throw new DomainError('role_too_low');
}

const roleFor = (field: string, endpoint: Endpoint): Role | undefined => {
  const access = endpoint.fieldAccess?.[field];
  return access === 'person' ? undefined : (access ?? roleOf(endpoint));
};

/** Whether some body needs a lower role than the endpoint, so that only the body says which. */
export const dependsOnBody = ({ fieldAccess }: Endpoint): boolean =>
  fieldAccess !== undefined && Object.values(fieldAccess).includes('person');

const readingMethods: ReadonlySet<string> = new Set<Endpoint['method']>(['GET', 'OPTIONS', 'PROPFIND', 'REPORT']);
export const isReading = ({ method }: Pick<Endpoint, 'method'>): boolean => readingMethods.has(method);

/** Whether a call counts among a household's changes. */
export const isCounted = (endpoint: Endpoint): boolean => !isReading(endpoint) && endpoint.unlimited !== true;

/** A part of a request as its schema returns it. Throws `invalid_input`, in the reader's language. */
export function parse(schema: z.ZodType | undefined, value: unknown, reader: Reader): unknown {
  if (!schema) return undefined;
  const read = checked(schema, value, reader);
  if ('data' in read) return read.data;
  throw new DomainError('invalid_input', read);
}
