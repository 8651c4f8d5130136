import { z } from 'zod';
import { longest } from '#core/domain/limits.ts';
import { roles } from '#core/domain/people/membership.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { email, filled, instant, linkToken, message, tokenParams, user } from './shapes.ts';

const role = once(() => z.enum(roles, 'must be owner, member or viewer'));

const invitation = once(() =>
  z
    .object({
      id: z.uuid(),
      role: role(),
      email: z.string().nullable().meta({ description: 'Where it was mailed to; null for a link to pass on' }),
      url: z.string().nullable().meta({ description: 'The link to pass on; null if the invitation was mailed' }),
      expiresAt: instant(),
    })
    .meta({ id: 'Invitation', description: 'An invitation to the home that waits to be accepted' }),
);

export const getPeople = json('GET /api/people', {
  access: 'viewer',
  summary: 'The people in the home, in the order in which they joined, and for owners the open invitations',
  failure: 'We couldn’t load the people in your home',
  response: () =>
    z.object({
      people: z.array(
        z
          .object({
            id: z.uuid(),
            name: z.string(),
            email: z.string().nullable().meta({ description: 'For owners, and one’s own' }),
            role: role(),
            joinedAt: instant(),
            you: z.boolean(),
          })
          .meta({ id: 'Member' }),
      ),
      invitations: z.array(invitation()),
    }),
});

const ofPerson = once(() => z.object({ id: z.uuid() }));

export const changeRole = json('PUT /api/people/:id', {
  access: 'owner',
  securityEvent: 'role changed',
  summary: 'Give a person in the home another role',
  failure: 'We couldn’t change the role',
  params: ofPerson,
  body: () => z.object({ role: role() }),
  response: message,
});

export const removePerson = json('DELETE /api/people/:id', {
  access: 'owner',
  unlimited: true,
  securityEvent: 'person removed',
  summary: 'Remove a person from the home; what they did there stays',
  failure: 'We couldn’t remove the person',
  params: ofPerson,
  response: message,
});

export const leaveHome = json('POST /api/people/leave', {
  access: 'viewer',
  unlimited: true,
  securityEvent: 'home left',
  summary: 'Leave the home; what the user did there stays',
  failure: 'We couldn’t take you out of the home',
  response: message,
});

export const invite = json('POST /api/people/invitations', {
  access: 'owner',
  securityEvent: 'invitation',
  summary: 'Invite someone to the home: by mail if an address is given, otherwise by a link to pass on',
  failure: 'We couldn’t create the invitation',
  body: () => z.object({ role: role(), email: email().optional() }),
  response: invitation,
});

export const revokeInvitation = json('DELETE /api/people/invitations/:id', {
  access: 'owner',
  unlimited: true,
  securityEvent: 'invitation revoked',
  summary: 'Take back an invitation, whose link then no longer works',
  failure: 'We couldn’t take back the invitation',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});

const joinFailure = 'We couldn’t accept the invitation';

export const readInvitation = json('GET /api/invitations/:token', {
  access: 'public',
  summary: 'What the link of an invitation leads to; changes nothing',
  failure: 'We couldn’t load the invitation',
  params: tokenParams,
  response: () =>
    z.object({
      home: z.string(),
      inviter: z.object({ name: z.string(), email: z.string() }),
      role: role(),
      expiresAt: instant(),
      email: z.string().nullable().meta({ description: 'Where it was mailed to; null for a link' }),
      hasAccount: z.boolean().meta({ description: 'Whether the address to which it was mailed has an account' }),
    }),
});

export const joinAsNewcomer = json('POST /api/invitations/:token', {
  access: 'public',
  securityEvent: 'invitation accepted',
  summary: 'Accept a mailed invitation whose address has no account yet: creates it and signs it in',
  failure: joinFailure,
  params: tokenParams,
  body: () => z.object({ name: filled(longest.name, 'Please enter your name').optional() }),
  response: () => z.object({ token: z.string(), user: user() }),
});

/** Both may be absent, so that the message names one. */
const named = once(() =>
  z
    .object({
      token: linkToken().optional(),
      id: z.uuid().optional().meta({ description: 'Of an invitation to one’s own address, instead of its token' }),
    })
    .transform(({ token, id }, { issues }) => {
      if (token !== undefined) return { token };
      if (id !== undefined) return { id };
      issues.push({ code: 'invalid_type', expected: 'string', input: undefined, path: ['token'] });
      return z.NEVER;
    }),
);

export const acceptInvitation = json('POST /api/people/invitations/accept', {
  access: 'person',
  securityEvent: 'invitation accepted',
  summary: 'Accept an invitation as the signed-in user',
  failure: joinFailure,
  body: named,
  response: user,
});

export const declineInvitation = json('POST /api/people/invitations/decline', {
  access: 'person',
  unlimited: true,
  securityEvent: 'invitation declined',
  summary: 'Decline an invitation to the user’s own address',
  failure: 'We couldn’t decline the invitation',
  body: () => z.object({ id: z.uuid() }),
  response: message,
});
