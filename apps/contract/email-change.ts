import { z } from 'zod';
import { emailChangeStates, emailSides } from '#core/domain/access/email-change.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { email, instant, message, tokenParams } from './shapes.ts';

const change = once(() =>
  z
    .object({
      newEmail: z.string(),
      expiresAt: instant(),
      confirmed: z.array(z.enum(emailSides)).meta({ description: 'Which of the two addresses have confirmed' }),
    })
    .meta({ id: 'EmailChange', description: 'A new address that waits to be confirmed from both addresses' }),
);

export const getEmailChange = json('GET /api/users/email', {
  access: 'person',
  summary: 'The change of address that waits to be confirmed',
  failure: 'We couldn’t load your account',
  response: () => z.object({ change: change().nullable() }),
});

export const requestEmailChange = json('PUT /api/users/email', {
  access: 'person',
  securityEvent: 'address change asked',
  summary: 'Ask for another address; both addresses receive a link to confirm it',
  failure: 'We couldn’t change your email address',
  body: () => z.object({ email: email() }),
  response: () => z.object({ change: change() }),
});

export const cancelEmailChange = json('DELETE /api/users/email', {
  access: 'person',
  securityEvent: 'address change cancelled',
  summary: 'Take back a change of address that waits to be confirmed',
  failure: 'We couldn’t change your email address',
  response: message,
});

const linked = once(() =>
  z
    .object({
      side: z.enum(emailSides).meta({ description: 'The address to which the link was mailed' }),
      newEmail: z.string(),
      state: z
        .enum(emailChangeStates)
        .meta({ description: '`waiting`: this address has confirmed and the other has not; `changed`: both have' }),
    })
    .meta({ id: 'LinkedEmailChange', description: 'What a mailed link to confirm an address does' }),
);

export const readEmailChange = json('GET /api/email-change/:token', {
  access: 'public',
  summary: 'What a link to confirm an address does; changes nothing',
  failure: 'We couldn’t change your email address',
  params: tokenParams,
  response: linked,
});

export const confirmEmailChange = json('POST /api/email-change/:token', {
  access: 'public',
  securityEvent: 'address change confirmed',
  summary: 'Confirm the new address from one of the two; calling it again has no further effect',
  failure: 'We couldn’t change your email address',
  params: tokenParams,
  response: linked,
});
