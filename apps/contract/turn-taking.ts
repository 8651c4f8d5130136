import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';
import { workKinds } from '#core/domain/tasks/choose-assignees.ts';
import { json } from './endpoint.ts';
import { isoDate, scheduledDays } from './shapes.ts';

const preferences = once(() =>
  z.object({
    days: scheduledDays().meta({ description: 'On which they have time' }),
    avoids: z.array(z.enum(workKinds)).max(workKinds.length).meta({ description: 'What they leave to others' }),
    away: z.object({ from: isoDate(), to: isoDate() }).nullable().meta({ description: 'The first and the last day' }),
  }),
);

const turnTaking = once(() =>
  z
    .object({
      takeTurns: z.boolean().meta({ description: 'Whether each planned task is for one of the people' }),
      people: z.int().meta({ description: 'How many the home has' }),
      mine: preferences().meta({ description: 'When the person has time for the home, and what they don’t do' }),
    })
    .meta({ id: 'TurnTaking' }),
);

export const getTurnTaking = json('GET /api/turns', {
  access: 'viewer',
  summary: 'Whether the people of the home take turns',
  failure: 'We couldn’t load how you share the work',
  response: turnTaking,
});

export const setOwnTurnTaking = json('PUT /api/turns/mine', {
  access: 'member',
  summary: 'Say when one has time for the home, and what one leaves to others',
  failure: 'We couldn’t save how you share the work',
  body: preferences,
  response: turnTaking,
});
