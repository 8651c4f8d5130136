import { z } from 'zod';
import { defaultLinkMinutes, defaultRequestsPerHour } from '#core/domain/sign-in.ts';
import { wholeNumber } from './kinds.ts';

export const signInSettings = z
  .object({
    SIGN_IN_LINK_MINUTES: wholeNumber(1, 1440).default(defaultLinkMinutes),
    SIGN_IN_REQUESTS_PER_HOUR: wholeNumber(1).default(defaultRequestsPerHour),
  })
  .transform((values) => ({
    signIn: { linkMinutes: values.SIGN_IN_LINK_MINUTES, requestsPerHour: values.SIGN_IN_REQUESTS_PER_HOUR },
  }));
