import type { z } from 'zod';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { DomainError } from '#core/domain/errors.ts';
import { atLeast, type Caller, type Role } from '#core/domain/membership.ts';
import { validationMessage, validationMessages } from './validation-messages.ts';

export const roleOf = ({ access }: Endpoint): Role | undefined =>
  access === 'public' || access === 'person' ? undefined : access;

/** Throws `role_too_low`. */
export function expectRole({ membership }: Caller, endpoint: Endpoint): void {
  const least = roleOf(endpoint);
  if (least && !atLeast(membership.role, least)) throw new DomainError('role_too_low');
}

/** Whether a call counts among a household's changes. */
export const isCounted = ({ method, unlimited }: Endpoint): boolean => method !== 'GET' && unlimited !== true;

/** A part of a request as its schema returns it. Throws `invalid_input`. */
export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: validationMessage });
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid_input', { issues: validationMessages(parsed.error) });
}
