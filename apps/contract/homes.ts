import { z } from 'zod';
import { longest } from '#core/domain/limits.ts';
import { mostHomes } from '#core/domain/people/membership.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { filled, message, user } from './shapes.ts';

const name = once(() => filled(longest.homeName, 'Please enter a name'));
const ofHome = once(() => z.object({ id: z.uuid() }));

export const addHome = json('POST /api/homes', {
  access: 'person',
  securityEvent: 'home added',
  summary: `Add another home, which the user owns and then describes; a person has at most ${mostHomes}`,
  failure: 'We couldn’t add the home',
  body: () => z.object({ name: name() }),
  response: user,
});

export const updateHome = json('PUT /api/homes/:id', {
  access: 'member',
  fieldAccess: { name: 'owner' },
  homeInPath: true,
  summary: 'Name the home, and give each planned task to one of its people, fairly by minutes, or all to everyone',
  failure: 'We couldn’t change the home',
  params: ofHome,
  body: () => z.object({ name: name().optional(), takeTurns: z.boolean().optional() }),
  response: () => z.object({ id: z.uuid(), name: z.string(), takeTurns: z.boolean() }),
});

export const deleteHome = json('DELETE /api/homes/:id', {
  access: 'owner',
  homeInPath: true,
  unlimited: true,
  securityEvent: 'home deleted',
  summary: 'Delete the home, in which the user is alone, with everything in it; the account stays',
  failure: 'We couldn’t delete the home',
  params: ofHome,
  response: message,
});
