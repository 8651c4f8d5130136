import { z } from 'zod';
import { json } from './endpoint.ts';
import { email, message, user } from './shapes.ts';

const noToken = 'Invalid or missing token. Please request a new magic link.';

export const requestMagicLink = json('POST /api/auth/request-magic-link', {
  access: 'public',
  limit: 'sign-in',
  summary: 'Mail a sign-in link',
  failure: 'Failed to send magic link',
  body: z.object({ email }),
  response: message.extend({
    nonce: z.string().meta({
      description:
        'Kept by the browser that asked: it may open the link whose token starts with it without a further click',
    }),
  }),
});

export const verifyMagicLink = json('POST /api/auth/verify', {
  access: 'public',
  summary: 'Exchange a link’s token for a session',
  failure: 'Invalid or expired token',
  body: z.object({ token: z.string(noToken).min(1, noToken).max(200) }),
  response: z.object({ token: z.string(), user }),
});

export const me = json('GET /api/auth/me', {
  access: 'household',
  summary: 'The signed-in user',
  failure: 'Failed to load your account',
  response: user,
});

const logOutFailure = 'Failed to log out';

export const logOut = json('POST /api/auth/logout', {
  access: 'household',
  unlimited: true,
  summary: 'End this session',
  failure: logOutFailure,
  response: message,
});

export const logOutEverywhere = json('POST /api/auth/logout-everywhere', {
  access: 'household',
  unlimited: true,
  summary: 'End every session of the user',
  failure: logOutFailure,
  response: message,
});
