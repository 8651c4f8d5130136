import { z } from 'zod';
import { mostParts, mostStock } from '#core/domain/appliances/part.ts';
import { rooms } from '#core/domain/care/care-task.ts';
import { filePurposes } from '#core/domain/files/stored-file.ts';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { seasonsOfYear } from '#core/domain/time/season-of-year.ts';
import { json } from './endpoint.ts';
import { amount, entry, fileIds, money, storedFile } from './history-shapes.ts';
import { careTaskId, filled, isoDate, itemSlug, line, message } from './shapes.ts';

const stock = once(() => z.int().min(0, 'must be at least 0').max(mostStock));
const part = once(() =>
  z
    .object({
      name: z.string(),
      size: z.string(),
      number: z.string().meta({ description: 'The maker’s or the shop’s' }),
      shop: z.string(),
      stock: stock().nullable().meta({ description: 'How many are at home; null if the household doesn’t count them' }),
      usedBy: z
        .string()
        .nullable()
        .meta({ description: 'The id of the care task or the recurring task of which each turn uses one' }),
    })
    .meta({ id: 'Part', description: 'A filter, bulb, salt or battery of an appliance; texts may be empty' }),
);
const partsBody = once(() =>
  z
    .array(
      z.object({
        name: filled(longest.make, 'Please name the part'),
        size: line(longest.make).optional(),
        number: line(longest.serial).optional(),
        shop: line(longest.shop).optional(),
        stock: stock().nullable().optional(),
        usedBy: z.union([careTaskId(), z.uuid()], 'must be the id of a task').nullable().optional().meta({
          description:
            'The care task or the recurring task of which each turn uses one: ticking it counts one down. Left out if the home has no such task',
        }),
      }),
    )
    .max(mostParts)
    .refine((parts) => new Set(parts.map(({ name }) => name)).size === parts.length, 'must name each part once')
    .meta({
      description:
        'All of them, each with its own name, by which it is known: what is absent stays as it was, and null removes it',
    }),
);

const appliance = once(() =>
  z
    .object({
      item: z.string(),
      slug: z.string().meta({ description: 'Of the item, for the address' }),
      maker: z.string(),
      model: z.string(),
      serial: z.string().meta({ description: 'The serial number' }),
      boughtOn: isoDate().nullable(),
      price: amount().nullable(),
      shop: z.string(),
      warrantyUntil: isoDate().nullable().meta({ description: 'The last day' }),
      manual: z.string().meta({ description: 'The address of the manual, or empty' }),
      parts: z.array(part()),
    })
    .meta({ id: 'Appliance', description: 'What is recorded of one of the home’s items; texts may be empty' }),
);

const applianceFile = once(() =>
  storedFile().extend({
    purpose: z.enum(filePurposes),
    hash: z.string().meta({ description: 'The SHA-256 of its content, in hex' }),
  }),
);
const files = once(() => z.array(applianceFile()).meta({ description: 'The oldest first' }));

const loadFailure = 'We couldn’t load your appliances';
const saveFailure = 'We couldn’t save the appliance';
const params = once(() => z.object({ item: itemSlug() }));

export const getAppliances = json('GET /api/appliances', {
  access: 'viewer',
  summary: 'The home’s items, each with what is recorded of it and its files',
  failure: loadFailure,
  response: () =>
    z.object({
      today: isoDate(),
      season: z.enum(seasonsOfYear),
      appliances: z.array(
        appliance().extend({
          room: z.enum(rooms),
          files: files(),
          next: z
            .object({ title: z.string(), scheduledAt: isoDate() })
            .nullable()
            .meta({ description: 'Its open task that comes first' }),
          waiting: z.int().meta({ description: 'How many of its open tasks are for today or overdue' }),
        }),
      ),
    }),
});

export const getAppliance = json('GET /api/appliances/:item', {
  access: 'viewer',
  costly: true,
  summary: 'One of the home’s items: what is recorded of it, its files, its tasks, its history and its costs',
  failure: loadFailure,
  params,
  response: () =>
    z.object({
      today: isoDate(),
      currency: z.string().meta({ description: 'The last one used, otherwise that of the country' }),
      appliance: appliance(),
      files: files(),
      tasks: z.array(
        z.object({
          careTaskId: z.string(),
          title: z.string(),
          professional: z.boolean(),
          use: z
            .object({
              every: z.number(),
              unit: z.string().meta({ description: 'As of meters' }),
              isMetered: z.boolean().meta({ description: 'Whether a meter of the appliance counts it' }),
            })
            .nullable()
            .meta({ description: 'The use after which makers advise it, if that comes before its date' }),
          lastDone: isoDate().nullable(),
          plannedFor: isoDate().nullable(),
        }),
      ),
      ownTasks: z
        .array(
          z.object({
            templateId: z.uuid(),
            title: z.string(),
            lastDone: isoDate().nullable(),
            plannedFor: isoDate().nullable(),
          }),
        )
        .meta({ description: 'The home’s own recurring tasks that are about the item' }),
      entries: z.array(entry()).meta({ description: 'What was done, newest first' }),
      costs: z.array(amount()).meta({ description: 'What the work cost, one for each currency' }),
    }),
});

/** Browsers open it, so it must not be a script. */
const manual = once(() =>
  line(longest.address).refine(
    (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
    'must be an address that begins with https://',
  ),
);

export const saveAppliance = json('PUT /api/appliances/:item', {
  access: 'member',
  summary: 'Change what is recorded of one of the home’s items; fields that are absent stay, and null removes one',
  failure: saveFailure,
  params,
  body: () =>
    z.object({
      maker: line(longest.make).optional(),
      model: line(longest.make).optional(),
      serial: line(longest.serial).optional(),
      boughtOn: isoDate().nullable().optional(),
      price: money().nullable().optional(),
      shop: line(longest.shop).optional(),
      warrantyUntil: isoDate()
        .nullable()
        .optional()
        .meta({ description: 'The last day; a task comes up 30 days before' }),
      manual: manual().optional(),
      parts: partsBody().optional(),
      files: fileIds()
        .default([])
        .meta({ description: 'Files that were stored without an owner, which it gets besides those that it has' }),
      purpose: z.enum(filePurposes).default('photo').meta({ description: 'What those files show' }),
    }),
  response: appliance,
});

export const countPartDown = json('POST /api/appliances/:item/parts/use', {
  access: 'member',
  summary: 'Say that one of a part was used, which counts down its stock',
  failure: saveFailure,
  params,
  body: () => z.object({ name: filled(longest.make, 'Please name the part') }),
  response: appliance,
});

export const deleteAppliance = json('DELETE /api/appliances/:item', {
  access: 'member',
  summary: 'Remove what is recorded of an item, and its files; its history stays',
  failure: saveFailure,
  params,
  response: message,
});

const mostWeeksAhead = 52;
/** Two months: time to order a part that shops don't have. */
const usualWeeksAhead = 8;

export const getShopping = json('GET /api/shopping', {
  access: 'viewer',
  costly: true,
  summary: 'The parts to buy: those that have run out, and those that won’t last for what is planned',
  failure: loadFailure,
  query: () =>
    z.object({
      weeks: z
        .string()
        .regex(/^([1-9]|[1-4]\d|5[0-2])$/, `must be a number from 1 to ${mostWeeksAhead}`)
        .default(String(usualWeeksAhead))
        .transform(Number)
        .meta({ description: 'How many weeks to look ahead; this week is the first' }),
    }),
  response: () =>
    z.object({
      today: isoDate(),
      until: isoDate().meta({ description: 'The last day for which parts are counted' }),
      parts: z
        .array(
          part()
            .omit({ usedBy: true })
            .extend({
              item: z.string(),
              slug: z.string().meta({ description: 'Of the item, for the address' }),
              uses: z.int().meta({ description: 'How many the turns until then use' }),
              neededOn: isoDate().nullable().meta({
                description: 'The first turn for which none is left; null for one that has run out and isn’t needed',
              }),
            }),
        )
        .meta({ description: 'Those that have run out come first, then those that are needed first' }),
    }),
});
