import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { email, instant, linkToken, message, user } from './shapes.ts';
import { usedCredential } from './used-credential.ts';

const noCode = 'Please enter the code from the email';
const noToken = 'Invalid or missing token. Please request a new magic link.';

const code = once(() => z.string(noCode).trim().min(1, noCode).max(40));

/** What proves that one reads the mail of an address: all fields may be absent, so that messages name the one that is missing. */
const proof = once(() =>
  z
    .object({
      token: z.string(noToken).min(1, noToken).max(200).optional(),
      request: z.string().max(200).optional().meta({ description: 'Instead of the token, with the code of its mail' }),
      code: code().optional().meta({ description: 'Works for ten minutes, for five tries, and once' }),
    })
    .transform(({ token, request, code }, { issues }) => {
      if (request !== undefined && code !== undefined) return { request, code };
      if (request === undefined && token !== undefined) return { token };
      const [path, message] = request === undefined ? (['token', noToken] as const) : (['code', noCode] as const);
      issues.push({ code: 'custom', input: undefined, path: [path], message });
      return z.NEVER;
    }),
);

export const requestMagicLink = json('POST /api/auth/request-magic-link', {
  access: 'public',
  limit: 'sign-in',
  securityEvent: 'sign-in link',
  summary: 'Mail a sign-in link and a code',
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
      request: z.string().meta({
        description: 'Kept by the browser that asked, and shown to no one else: with the code of the mail, it signs in',
      }),
    }),
});

export const verifyMagicLink = json('POST /api/auth/verify', {
  access: 'public',
  securityEvent: 'sign-in',
  summary: 'Exchange a link’s token, or a request and the code of its mail, for a session',
  failure: 'Invalid or expired token',
  body: proof,
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

export const confirmSession = json('POST /api/auth/confirm', {
  access: 'person',
  limit: 'passkey',
  unlimited: true,
  securityEvent: 'confirmation',
  summary: 'Confirm who one is, for what needs a sign-in of the last ten minutes',
  failure: 'We couldn’t confirm that it’s you',
  body: () =>
    z
      .object({
        request: z
          .string()
          .max(200)
          .optional()
          .meta({ description: 'Of a link that was requested for the user’s own address' }),
        code: code().optional().meta({ description: 'That of its mail' }),
        credential: usedCredential().optional().meta({ description: 'Instead of both, as to sign in with a passkey' }),
      })
      .transform(({ request, code, credential }, { issues }) => {
        if (credential !== undefined) return { credential };
        if (request !== undefined && code !== undefined) return { request, code };
        issues.push({ code: 'custom', input: undefined, path: ['code'], message: noCode });
        return z.NEVER;
      }),
  response: message,
});

export const me = json('GET /api/auth/me', {
  access: 'viewer',
  summary: 'The signed-in user',
  failure: 'We couldn’t load your account',
  response: user,
});

const logOutFailure = 'We couldn’t log you out';

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
  query: () =>
    z.object({
      passkeys: z
        .literal('remove')
        .optional()
        .meta({ description: 'Removes the user’s passkeys too, which otherwise still sign in' }),
    }),
  response: message,
});

export const listSessions = json('GET /api/auth/sessions', {
  access: 'person',
  summary: 'Where the user is signed in, the session that was used last first',
  failure: 'We couldn’t load where you’re signed in',
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
  failure: 'We couldn’t log that device out',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});
