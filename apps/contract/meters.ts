import { z } from 'zod';
import { longest } from '#core/domain/limits.ts';
import { mostValue } from '#core/domain/meters/meter.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { filled, isoDate, line, message } from './shapes.ts';

const meter = once(() =>
  z
    .object({
      id: z.uuid(),
      name: z.string(),
      unit: z.string().meta({ description: 'hours, km, miles, cycles, litres, m3, kWh, or another word' }),
      item: z.string().nullable().meta({ description: 'The name of the item of the home that it belongs to' }),
      readings: z
        .array(z.object({ on: isoDate(), value: z.number() }))
        .meta({ description: 'One a day at most, the oldest first' }),
      perDay: z
        .number()
        .nullable()
        .meta({ description: 'What a usual day adds; null without two readings that are a week apart' }),
      tasks: z
        .array(
          z.object({
            templateId: z.uuid().nullable().meta({ description: 'Of a recurring task' }),
            careTaskId: z.string().nullable().meta({ description: 'Of a task that its makers also count by use' }),
            title: z.string(),
            every: z.number(),
            estimatedFor: isoDate().nullable().meta({
              description:
                'When its use is reached, by our estimate, or by its date if that is sooner; today if it is overdue',
            }),
            orByDate: z.boolean().meta({ description: 'Whether it is due by its date as well, if that is sooner' }),
          }),
        )
        .meta({ description: 'What is due by it' }),
      readingWanted: z.boolean().meta({ description: 'Whether another reading would make the estimates better' }),
    })
    .meta({ id: 'Meter', description: 'A counter of use, such as the hours of a generator' }),
);

const value = once(() =>
  z.number().min(0, 'must be at least 0').max(mostValue).multipleOf(0.001, 'must have at most three decimals'),
);
const params = once(() => z.object({ id: z.uuid() }));
const saveFailure = 'We couldn’t save the meter';

export const listMeters = json('GET /api/meters', {
  access: 'viewer',
  summary: 'The home’s meters, with what is due by them',
  failure: 'We couldn’t load your meters',
  response: () => z.array(meter()),
});

export const addMeter = json('POST /api/meters', {
  access: 'member',
  summary: 'Add a meter',
  failure: saveFailure,
  body: () =>
    z.object({
      name: filled(longest.category, 'Please name the meter'),
      unit: filled(20, 'Please say what it counts'),
      item: line(longest.category)
        .nullable()
        .default(null)
        .meta({ description: 'The name or slug of an item of the home' }),
    }),
  response: meter,
});

export const deleteMeter = json('DELETE /api/meters/:id', {
  access: 'member',
  summary: 'Delete a meter and its readings',
  failure: 'We couldn’t delete the meter',
  params,
  response: message,
});

export const addReading = json('POST /api/meters/:id/readings', {
  access: 'member',
  summary: 'Say what a meter shows, in place of another reading of that day',
  failure: saveFailure,
  params,
  body: () => z.object({ value: value(), on: isoDate().optional().meta({ description: 'Today by default' }) }),
  response: meter,
});

export const deleteReading = json('DELETE /api/meters/:id/readings/:on', {
  access: 'member',
  summary: 'Delete the reading of a day',
  failure: saveFailure,
  params: () => z.object({ id: z.uuid(), on: isoDate() }),
  response: meter,
});
