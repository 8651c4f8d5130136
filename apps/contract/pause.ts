import { z } from 'zod';
import { mostPausedDays } from '#core/domain/time/pause.ts';
import { json } from './endpoint.ts';
import { isoDate, user } from './shapes.ts';

export const setPause = json('PUT /api/pause', {
  access: 'member',
  summary: `Plan nothing for some days, at most ${mostPausedDays}; replaces the pause that is on or comes next`,
  failure: 'We couldn’t save your pause',
  body: () =>
    z.object({
      from: isoDate().meta({ description: 'Today or later; a pause that is on keeps its first day' }),
      to: isoDate().meta({ description: 'The last day without tasks' }),
    }),
  response: () =>
    z.object({
      profile: user(),
      moved: z.int().meta({ description: 'How many tasks of these days were moved to the days after' }),
    }),
});

export const endPause = json('DELETE /api/pause', {
  access: 'member',
  summary: 'Plan from today on again, or cancel a pause that has not begun',
  failure: 'We couldn’t end your pause',
  response: () => z.object({ profile: user() }),
});
