import { z } from 'zod';
import { json } from './endpoint.ts';
import { email, instant, linkToken, message, user } from './shapes.ts';

const noToken = 'Invalid or missing token. Please request a new magic link.';

export const requestMagicLink = json('POST /api/auth/request-magic-link', {
  access: 'public',
  limit: 'sign-in',
  securityEvent: 'sign-in link',
  summary: 'Mail a sign-in link',
  failure: 'Failed to send magic link',
  body: () =>
    z.object({
      email: email(),
      invitation: linkToken()
        .optional()
        .meta({ description: 'The token of an invitation, which the link accepts too' }),
    }),
  response: () =>
    message().extend({
      nonce: z.string().meta({
        description:
          'Kept by the browser that asked: it may open the link whose token starts with it without a further click',
      }),
    }),
});

export const verifyMagicLink = json('POST /api/auth/verify', {
  access: 'public',
  securityEvent: 'sign-in',
  summary: 'Exchange a link’s token for a session',
  failure: 'Invalid or expired token',
  body: () => z.object({ token: z.string(noToken).min(1, noToken).max(200) }),
  response: () =>
    z.object({
      token: z.string(),
      user: user(),
      missedInvitation: z
        .literal(true)
        .optional()
        .meta({ description: 'The link was to accept an invitation that can’t be accepted any more' }),
    }),
});

export const me = json('GET /api/auth/me', {
  access: 'viewer',
  summary: 'The signed-in user',
  failure: 'Failed to load your account',
  response: user,
});

const logOutFailure = 'Failed to log out';

export const logOut = json('POST /api/auth/logout', {
  access: 'person',
  unlimited: true,
  securityEvent: 'sign-out',
  summary: 'End this session',
  failure: logOutFailure,
  response: message,
});

export const logOutEverywhere = json('POST /api/auth/logout-everywhere', {
  access: 'person',
  unlimited: true,
  securityEvent: 'sign-out everywhere',
  summary: 'End every session of the user, and their tokens, connected apps and webhooks in every home',
  failure: logOutFailure,
  response: message,
});

export const listSessions = json('GET /api/auth/sessions', {
  access: 'person',
  summary: 'Where the user is signed in, the session that was used last first',
  failure: 'Failed to load where you’re signed in',
  response: () =>
    z.object({
      sessions: z.array(
        z.object({
          id: z.uuid(),
          device: z
            .string()
            .nullable()
            .meta({ description: 'Such as “Firefox on Windows”; null if the browser didn’t say' }),
          signedInAt: instant(),
          lastUsedAt: instant().meta({ description: 'Noted once a day' }),
          isThis: z.boolean().meta({ description: 'Whether it is the session of this request' }),
        }),
      ),
    }),
});

export const endSession = json('DELETE /api/auth/sessions/:id', {
  access: 'person',
  unlimited: true,
  securityEvent: 'session ended',
  summary: 'End one session of the user',
  failure: 'Failed to log that device out',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});
