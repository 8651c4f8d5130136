import { z } from 'zod';
import { defaultChangesPerMinute } from '#core/domain/limits.ts';
import { defaultLinkMinutes, defaultRequestsPerHour } from '#core/domain/sign-in.ts';
import { wholeNumber } from './kinds.ts';

/** How people sign in, and how much they can do. */
export const signInSettings = z
  .object({
    SIGN_IN_LINK_MINUTES: wholeNumber(1, 1440).default(defaultLinkMinutes),
    SIGN_IN_REQUESTS_PER_HOUR: wholeNumber(1).default(defaultRequestsPerHour),
    CHANGES_PER_MINUTE: wholeNumber(1).default(defaultChangesPerMinute),
  })
  .transform((values) => ({
    signIn: { linkMinutes: values.SIGN_IN_LINK_MINUTES, requestsPerHour: values.SIGN_IN_REQUESTS_PER_HOUR },
    /** How many changes a household can make in a minute. */
    changesPerMinute: values.CHANGES_PER_MINUTE,
  }));
