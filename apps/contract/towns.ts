import { z } from 'zod';
import { json } from './endpoint.ts';
import { country, text, timezone, town } from './shapes.ts';

export const findTowns = json('GET /api/towns', {
  access: 'public',
  limit: 'towns',
  summary: 'Towns whose name, or region’s name, begins so, the likeliest first. Without q, the biggest',
  failure: 'We couldn’t search the towns',
  query: () =>
    z.object({
      q: text(100).optional().meta({ description: 'In any language, with or without accents' }),
      country: country().optional(),
      timezone: timezone().optional().meta({ description: 'Only towns with these clocks' }),
    }),
  response: () => z.object({ towns: z.array(town()) }),
});
