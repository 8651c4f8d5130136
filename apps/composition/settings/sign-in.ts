import { z } from 'zod';
import { defaultLinkMinutes, defaultRequestsPerHour } from '#core/domain/access/sign-in.ts';
import { defaultChangesPerMinute, defaultReadsPerMinute } from '#core/domain/limits.ts';
import { wholeNumber } from './kinds.ts';

/** Such as `family.example,friends.example`. */
const domains = z
  .string()
  .regex(/^[a-z0-9.-]+\.[a-z]{2,}(\s*,\s*[a-z0-9.-]+\.[a-z]{2,})*$/i, 'must be domains with commas between them')
  .transform((value) => value.toLowerCase().split(/\s*,\s*/));

/** Who can sign up, how people sign in, and how much they can do. */
export const signInSettings = z
  .object({
    SIGN_UP: z.enum(['open', 'invited']).default('open'),
    SIGN_UP_DOMAINS: domains.optional(),
    SIGN_IN_LINK_MINUTES: wholeNumber(1, 1440).default(defaultLinkMinutes),
    SIGN_IN_REQUESTS_PER_HOUR: wholeNumber(1).default(defaultRequestsPerHour),
    CHANGES_PER_MINUTE: wholeNumber(1).default(defaultChangesPerMinute),
    READS_PER_MINUTE: wholeNumber(1).default(defaultReadsPerMinute),
  })
  .check(({ value, issues }) => {
    if (value.SIGN_UP === 'open' || value.SIGN_UP_DOMAINS === undefined) return;
    const message = 'only works with SIGN_UP=open, where it limits who can sign up';
    issues.push({ code: 'custom', input: value, path: ['SIGN_UP_DOMAINS'], message });
  })
  .transform((values) => ({
    signUp: { isOpen: values.SIGN_UP === 'open', domains: values.SIGN_UP_DOMAINS },
    signIn: { linkMinutes: values.SIGN_IN_LINK_MINUTES, requestsPerHour: values.SIGN_IN_REQUESTS_PER_HOUR },
    /** How many changes a person can make in a minute, in all their homes. */
    changesPerMinute: values.CHANGES_PER_MINUTE,
    /** How often a person can read in a minute from one server. */
    readsPerMinute: values.READS_PER_MINUTE,
  }));
