import { z } from 'zod';
import { json } from './endpoint.ts';
import { country, features, isoDate, language, timezone, townId } from './shapes.ts';
import { source } from './task-shapes.ts';

export const previewPlan = json('POST /api/plan/preview', {
  access: 'public',
  limit: 'plan-preview',
  summary: 'The first four weeks of a visitor’s home. Nothing is stored',
  failure: 'We couldn’t plan your first weeks',
  body: () =>
    z.object({
      country: country(),
      timezone: timezone().optional(),
      town: townId().nullable().optional(),
      features: features().meta({ description: 'Missing categories count as empty' }),
      language: language().optional(),
    }),
  response: () =>
    z.object({
      weeks: z.array(
        z.object({
          weekStart: isoDate(),
          minutes: z.int(),
          tasks: z.array(
            z.object({
              taskId: z.string(),
              title: z.string(),
              item: z.string(),
              itemSlug: z.string(),
              date: isoDate(),
              minutes: z.int(),
              reason: z.string(),
              sources: z.array(source()),
            }),
          ),
        }),
      ),
    }),
});
