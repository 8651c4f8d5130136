import { z } from 'zod';
import { countryCodes } from '#core/domain/countries.ts';
import { isIsoDate, weekdays } from '#core/domain/dates.ts';
import { type FeatureCategory, featureCategories, optionNames } from '#core/domain/features.ts';
import { isTimeZone } from '#core/domain/is-time-zone.ts';
import { languages } from '#core/domain/languages.ts';
import { longest } from '#core/domain/limits.ts';
import { roles } from '#core/domain/membership.ts';
import { isReadable } from '#core/domain/readable-text.ts';
import { subscriptionStatuses } from '#core/domain/subscription.ts';

/** Text of several lines that says what it shows. PostgreSQL couldn't store NUL and unpaired surrogates either. */
export const text = (max: number) =>
  z.string().trim().max(max).refine(isReadable, 'must not contain unreadable characters');

/** Text of one line. */
export const line = (max: number) => text(max).refine((value) => !/\p{Cc}/u.test(value), 'must be a single line');

/** Text of one line that must not be empty. A missing and an empty value have the same message. */
export const filled = (max: number, missing: string) =>
  z.string(missing).pipe(line(max).refine((value) => value !== '', missing));

/** The title of any task, from the user or the assistant. */
export const title = filled(longest.title, 'Please enter a task title');

export const careTaskId = z
  .string()
  .max(100, 'is too long')
  .regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/, 'must be a care task such as pool.open-season');

/** An item of the home, in an address. */
export const itemSlug = z
  .string()
  .max(60)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'must be an item such as washing-machine');

export const isoDate = z
  .string()
  .refine(isIsoDate, 'must be a date such as 2027-01-09')
  .meta({ id: 'Date', format: 'date' });
export const instant = z.iso.datetime().meta({ description: 'An instant in UTC' });
export const weekday = z.enum(weekdays);

const emailMissing = 'Please enter your email address';
const emailInvalid = 'Please enter a valid email address';
/** In lower case. Only ASCII: lower case turns some other letters, such as the Kelvin sign, into ASCII ones. */
export const email = z
  .string(emailMissing)
  .trim()
  .min(1, emailMissing)
  .max(longest.email, emailInvalid)
  .refine((address) => /^[\x21-\x7e]*$/.test(address), emailInvalid)
  .toLowerCase()
  .pipe(z.email(emailInvalid));
export const country = z.enum(countryCodes, 'must be a code of two letters such as FR');
/** In which texts are returned. */
export const language = z.enum(languages);
export const timezone = z.string().max(64).refine(isTimeZone, 'must be one such as Europe/Paris');

export const scheduledDays = z
  .array(weekday)
  .min(1, 'Please select at least one day to schedule tasks on')
  .max(7)
  .transform((days) => weekdays.filter((day) => days.includes(day)));

/** A list of the category's options, without duplicates and in the order of onboarding. */
const choicesOf = (category: FeatureCategory, limits = { min: 0, max: 20 }) =>
  z
    .array(z.enum(optionNames(category) as [string, ...string[]]))
    .min(limits.min)
    .max(limits.max)
    .transform((names) => optionNames(category).filter((name) => names.includes(name)));

/** Missing categories stay unchanged; unknown options are refused. */
export const features = z.object({
  ...(Object.fromEntries(featureCategories.map((category) => [category, choicesOf(category).optional()])) as Record<
    FeatureCategory,
    z.ZodOptional<ReturnType<typeof choicesOf>>
  >),
  propertyType: choicesOf('propertyType', { min: 1, max: 1 }).optional(),
});

const plan = z
  .object({
    source: z
      .enum(['free', 'support', 'subscription'])
      .meta({ description: 'Where Premium comes from, if the household has it' }),
    status: z.enum(subscriptionStatuses).nullable().meta({ description: 'Of the subscription, if there ever was one' }),
    renewsAt: instant.nullable(),
    endsAt: instant.nullable().meta({ description: 'When a cancelled subscription ends, or ended' }),
  })
  .meta({ id: 'Plan' });

export const pause = z
  .object({ from: isoDate, to: isoDate.meta({ description: 'The last day without tasks' }) })
  .meta({ id: 'Pause', description: 'Days for which nothing is planned, such as a holiday' });

export const user = z
  .object({
    id: z.uuid().meta({ description: 'Of the home' }),
    personId: z.uuid(),
    name: z.string(),
    email: z.string(),
    language: language.meta({ description: 'In which the API returns words to this person' }),
    homeName: z.string().meta({ description: 'What the people in it call the home' }),
    role: z.enum(roles).meta({ description: 'In the home' }),
    homes: z
      .array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) }))
      .meta({ description: 'Every home of the user, in the order in which they joined' }),
    country: z.string().nullable(),
    timezone: z.string(),
    isPremium: z.boolean(),
    isOnboarded: z.boolean(),
    features: z.record(z.string(), z.array(z.string())),
    tasks_per_week: z.int(),
    scheduled_days: z.array(weekday),
    pause: pause.nullable().meta({ description: 'The pause that is on or comes next' }),
    plan,
    assistant: z.boolean().meta({ description: 'Whether this server has an assistant to ask' }),
    assistant_weeks: z.boolean().meta({ description: 'Whether the assistant may personalise the weeks' }),
  })
  .meta({ id: 'User' });

const openQuestion = z
  .object({
    id: z.string(),
    question: z.string(),
    why: z.string(),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
  })
  .meta({ id: 'OpenQuestion', description: 'A question about the home that has no answer yet' });

export const question = openQuestion
  .extend({
    answer: z.string().nullable().meta({ description: 'One of the values, `not-sure`, or null if unanswered' }),
    effect: z.array(z.string()).meta({ description: 'Titles of the tasks that depend on it' }),
  })
  .meta({ id: 'Trait', description: 'A fact about the home that decides which tasks apply' });

export const careTask = z
  .object({ taskId: z.string(), title: z.string(), item: z.string() })
  .meta({ id: 'CareTask', description: 'A task of the catalogue' });

export const source = z.object({
  organisation: z.string(),
  title: z.string(),
  year: z.int().optional(),
  url: z.url().optional(),
});

/** Only where `safety` is English for a reader of another language. */
export const safetyIn = z
  .literal('en')
  .optional()
  .meta({ description: 'The language of `safety` while its translation is older than it; otherwise absent' });

export const taskGuide = z
  .object({
    item: z.string(),
    why: z.string(),
    steps: z.array(z.string()),
    tools: z.array(z.string()),
    difficulty: z.enum(['beginner', 'moderate', 'advanced']),
    safety: z.string().nullable(),
    safetyIn,
    appliesIf: z.string().nullable(),
    tenant: z.string().nullable(),
    professional: z.boolean(),
    critical: z.boolean().meta({ description: 'Safety: comes first within its day' }),
    bundle: z.string().nullable().meta({ description: 'Tasks of one day with the same bundle are done together' }),
    sources: z.array(source),
    checkedOn: isoDate.meta({ description: 'When the texts were last compared with the sources' }),
    rules: z
      .array(
        z.object({
          place: z.string().meta({ description: 'The country, as it follows “in”' }),
          text: z.string(),
          source,
          checkedOn: isoDate.nullable().meta({ description: 'When it was last compared with a published page' }),
        }),
      )
      .meta({ description: 'Who must do it, and how often, in the household’s country' }),
  })
  .meta({ id: 'TaskGuide', description: 'How an assistant’s task is done; absent for the user’s own' });

export const actor = z
  .object({ id: z.uuid().nullable().meta({ description: 'Null for a former member' }), name: z.string() })
  .meta({ id: 'Actor', description: 'A person who did something in the home' });

export const task = z
  .object({
    id: z.uuid(),
    title: z.string(),
    fullTitle: z.string().meta({ description: 'The title with its item, such as “Humidifier: descale the tank”' }),
    description: z.string(),
    category: z.string(),
    completed: z.boolean(),
    completedAt: instant.nullable(),
    completedBy: actor.nullable().meta({ description: 'Null while it is open, or if that isn’t known' }),
    movedBy: actor.nullable(),
    assignedTo: actor.nullable().meta({ description: 'The person for whom it is; null for everyone' }),
    scheduledAt: isoDate,
    isUserCreated: z.boolean(),
    minutes: z.int().nullable(),
    reason: z.string().nullable(),
    line: z.string().nullable().meta({ description: 'A line by the assistant, beside the reason' }),
    asksLastDone: z.boolean().meta({ description: 'Whether the user may say when it was last done' }),
    asks: openQuestion.nullable().meta({ description: 'The question on whose safest answer the task rests' }),
    guide: taskGuide.nullable(),
  })
  .meta({ id: 'Task' });

export const invitationToken = z
  .string()
  .max(200)
  .regex(/^[\w.-]+$/, 'must be the token of an invitation');

export const message = z.object({ message: z.string() });

export const errorBody = z
  .object({
    message: z.string(),
    code: z.string(),
    requestId: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' });
