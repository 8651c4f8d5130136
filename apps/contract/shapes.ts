import { z } from 'zod';
import { type FeatureCategory, featureCategories, optionNames } from '#core/domain/care/features.ts';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { languages } from '#core/domain/languages.ts';
import { longest } from '#core/domain/limits.ts';
import { emailAddressOf, knownAddress } from '#core/domain/people/email-address.ts';
import { roles } from '#core/domain/people/membership.ts';
import { once } from '#core/domain/running/once.ts';
import { subscriptionStatuses } from '#core/domain/selling/subscription.ts';
import { cleanText, overrideIn } from '#core/domain/text/readable-text.ts';
import { isIsoDate, weekdays } from '#core/domain/time/dates.ts';
import { isTimeZone, knownTimeZone } from '#core/domain/time/is-time-zone.ts';

/**
 * Text of several lines that says what it shows: what shows nothing is left out. PostgreSQL couldn't store NUL and unpaired
 * surrogates either.
 */
export const text = (max: number) =>
  z
    .string()
    .overwrite((value) => cleanText(value).trim())
    .max(max)
    .check(({ value, issues }) => {
      const before = overrideIn(value);
      if (before === undefined) return;
      const message = `must not contain a mark that turns text round, as after ${before} characters`;
      issues.push({ code: 'custom', input: value, message });
    });

/** Text of one line. */
export const line = (max: number) => text(max).refine((value) => !/\p{Cc}/u.test(value), 'must be a single line');

/** Text of one line that must not be empty. A missing and an empty value have the same message. */
export const filled = (max: number, missing: string) =>
  z.string(missing).pipe(line(max).refine((value) => value !== '', missing));

/** The title of any task, from the user or the assistant. */
export const title = once(() => filled(longest.title, 'Please enter a task title'));

export const careTaskId = once(() =>
  z
    .string()
    .max(100, 'is too long')
    .regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/, 'must be a care task such as pool.open-season'),
);

/** An item of the home, in an address. */
export const itemSlug = once(() =>
  z
    .string()
    .max(60)
    .regex(/^[a-z]+(-[a-z]+)*$/, 'must be an item such as washing-machine'),
);

export const isoDate = once(() =>
  z.string().refine(isIsoDate, 'must be a date such as 2027-01-09').meta({ id: 'Date', format: 'date' }),
);
export const instant = once(() => z.iso.datetime().meta({ description: 'An instant in UTC' }));
export const weekday = once(() => z.enum(weekdays));

const emailMissing = 'Please enter your email address';
const emailInvalid = 'Please enter a valid email address';
/** What `emailAddressOf` makes an address of, and as that makes it. */
export const email = once(() =>
  z
    .string(emailMissing)
    .trim()
    .min(1, emailMissing)
    .overwrite(knownAddress)
    .refine((address) => emailAddressOf(address) !== undefined, emailInvalid)
    .meta({ format: 'email' }),
);
export const country = once(() => z.enum(countryCodes, 'must be a code of two letters such as FR'));
export const townId = once(() =>
  z.int().min(1).max(2_147_483_647).meta({ description: 'The nearest town, as GET /api/towns finds it' }),
);
/** In which texts are returned. */
export const language = once(() => z.enum(languages));
export const timezone = once(() =>
  z.string().max(64).refine(isTimeZone, 'must be one such as Europe/Paris').overwrite(knownTimeZone),
);

export const scheduledDays = once(() =>
  z
    .array(weekday())
    .min(1, 'Please select at least one day to schedule tasks on')
    .max(7)
    .transform((days) => weekdays.filter((day) => days.includes(day))),
);

/** A list of the category's options, without duplicates and in the order of onboarding. */
const choicesOf = (category: FeatureCategory, limits = { min: 0, max: 20 }) =>
  z
    .array(z.enum(optionNames(category) as [string, ...string[]]))
    .min(limits.min)
    .max(limits.max)
    .transform((names) => optionNames(category).filter((name) => names.includes(name)));

/** Missing categories stay unchanged; unknown options are refused. */
export const features = once(() =>
  z.object({
    ...(Object.fromEntries(featureCategories.map((category) => [category, choicesOf(category).optional()])) as Record<
      FeatureCategory,
      z.ZodOptional<ReturnType<typeof choicesOf>>
    >),
    propertyType: choicesOf('propertyType', { min: 1, max: 1 }).optional(),
  }),
);

/** A town that homes may be near. */
export const town = once(() =>
  z
    .object({
      id: z.int().meta({ description: 'GeoNames’ id' }),
      name: z.string(),
      region: z.string().nullable().meta({ description: 'The name of its state, province or region' }),
      country: z.string(),
      timezone: z.string(),
    })
    .meta({ id: 'Town' }),
);

export const assumesTown = once(() =>
  z.boolean().meta({
    description:
      'Whether the home names no town, and a task for frost, snow, rains or storms comes when the riskiest common one needs it',
  }),
);

const plan = once(() =>
  z
    .object({
      source: z
        .enum(['free', 'support', 'subscription'])
        .meta({ description: 'Where Premium comes from, if the household has it' }),
      status: z
        .enum(subscriptionStatuses)
        .nullable()
        .meta({ description: 'Of the subscription, if there ever was one' }),
      renewsAt: instant().nullable(),
      endsAt: instant().nullable().meta({ description: 'When a cancelled subscription ends, or ended' }),
    })
    .meta({ id: 'Plan' }),
);

export const pause = once(() =>
  z
    .object({ from: isoDate(), to: isoDate().meta({ description: 'The last day without tasks' }) })
    .meta({ id: 'Pause', description: 'Days for which nothing is planned, such as a holiday' }),
);

export const user = once(() =>
  z
    .object({
      id: z.uuid().meta({ description: 'Of the home' }),
      personId: z.uuid(),
      name: z.string(),
      email: z.string(),
      language: language().meta({ description: 'In which the API returns words to this person' }),
      homeName: z.string().meta({ description: 'What the people in it call the home' }),
      role: z.enum(roles).meta({ description: 'In the home' }),
      homes: z
        .array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) }))
        .meta({ description: 'Every home of the user, in the order in which they joined' }),
      invitations: z
        .array(
          z.object({
            id: z.uuid(),
            home: z.string(),
            inviter: z.object({ name: z.string(), email: z.string() }),
            role: z.enum(roles),
            expiresAt: instant(),
          }),
        )
        .meta({ description: 'To the user’s own address, which wait to be accepted or declined' }),
      country: z.string().nullable(),
      timezone: z.string(),
      town: town().nullable().meta({ description: 'The nearest town, if someone said it' }),
      isPremium: z.boolean(),
      isOnboarded: z.boolean(),
      features: z.record(z.string(), z.array(z.string())),
      tasks_per_week: z.int(),
      scheduled_days: z.array(weekday()),
      pause: pause().nullable().meta({ description: 'The pause that is on or comes next' }),
      plan: plan(),
      assistant: z.boolean().meta({ description: 'Whether this server has an assistant to ask' }),
      assistant_weeks: z.boolean().meta({ description: 'Whether the assistant may personalise the weeks' }),
    })
    .meta({ id: 'User' }),
);

/** Of a mailed link. Signed ones, the longest, have at most 116 characters. */
export const linkToken = once(() =>
  z
    .string()
    .max(200)
    .regex(/^[\w.-]+$/, 'must be the token of a link'),
);
export const tokenParams = once(() => z.object({ token: linkToken() }));

export const message = once(() => z.object({ message: z.string() }));

export const errorBody = once(() =>
  z
    .object({
      message: z.string(),
      code: z.string(),
      requestId: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    })
    .meta({ id: 'Error' }),
);
