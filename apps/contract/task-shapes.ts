import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';
import { instant, isoDate } from './shapes.ts';

const openQuestion = once(() =>
  z
    .object({
      id: z.string(),
      question: z.string(),
      why: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
    })
    .meta({ id: 'OpenQuestion', description: 'A question about the home that has no answer yet' }),
);

export const question = once(() =>
  openQuestion()
    .extend({
      answer: z.string().nullable().meta({ description: 'One of the values, `not-sure`, or null if unanswered' }),
      effect: z.array(z.string()).meta({ description: 'Titles of the tasks that depend on it' }),
    })
    .meta({ id: 'Trait', description: 'A fact about the home that decides which tasks apply' }),
);

export const careTask = once(() =>
  z
    .object({ taskId: z.string(), title: z.string(), item: z.string() })
    .meta({ id: 'CareTask', description: 'A task of the catalogue' }),
);

export const source = once(() =>
  z.object({
    organisation: z.string(),
    title: z.string(),
    year: z.int().optional(),
    url: z.url().optional(),
    country: z.string().optional().meta({ description: 'The country that it speaks for, or EU; none for makers' }),
    language: z.string().optional(),
    isLaw: z.literal(true).optional(),
  }),
);

/** Only where `safety` is English for a reader of another language. */
export const safetyIn = once(() =>
  z
    .literal('en')
    .optional()
    .meta({ description: 'The language of `safety` while its translation is older than it; otherwise absent' }),
);

export const taskGuide = once(() =>
  z
    .object({
      item: z.string(),
      why: z.string(),
      steps: z.array(z.string()),
      tools: z.array(z.string()),
      difficulty: z.enum(['beginner', 'moderate', 'advanced']),
      safety: z.string().nullable(),
      safetyIn: safetyIn(),
      appliesIf: z.string().nullable(),
      tenant: z.string().nullable(),
      professional: z.boolean(),
      critical: z.boolean().meta({ description: 'Safety: comes first within its day' }),
      bundle: z.string().nullable().meta({ description: 'Tasks of one day with the same bundle are done together' }),
      sources: z.array(source()).meta({ description: 'Those of the household’s country first' }),
      sourcesElsewhere: z
        .array(source())
        .optional()
        .meta({ description: 'The laws of other countries, if it has any' }),
      checkedOn: isoDate().meta({ description: 'When the texts were last compared with the sources' }),
      rules: z
        .array(
          z.object({
            place: z.string().meta({ description: 'The country, as it follows “in”' }),
            text: z.string(),
            source: source(),
            checkedOn: isoDate().nullable().meta({ description: 'When it was last compared with a published page' }),
          }),
        )
        .meta({ description: 'Who must do it, and how often, in the household’s country' }),
    })
    .meta({ id: 'TaskGuide', description: 'How an assistant’s task is done; absent for the user’s own' }),
);

export const actor = once(() =>
  z
    .object({ id: z.uuid().nullable().meta({ description: 'Null for a former member' }), name: z.string() })
    .meta({ id: 'Actor', description: 'A person who did something in the home' }),
);

export const task = once(() =>
  z
    .object({
      id: z.uuid(),
      title: z.string(),
      fullTitle: z.string().meta({ description: 'The title with its item, such as “Humidifier: descale the tank”' }),
      description: z.string(),
      category: z.string(),
      completed: z.boolean(),
      completedAt: instant().nullable(),
      completedBy: actor().nullable().meta({ description: 'Null while it is open, or if that isn’t known' }),
      movedBy: actor().nullable(),
      assignedTo: actor().nullable().meta({ description: 'The person for whom it is; null for everyone' }),
      scheduledAt: isoDate(),
      isUserCreated: z.boolean(),
      minutes: z.int().nullable(),
      steps: z.array(z.string()).meta({ description: 'Of the user’s own; the guide has those of the assistant’s' }),
      stepsDone: z.array(z.int()).meta({ description: 'The places of the steps that are ticked, from 0' }),
      reason: z.string().nullable(),
      line: z.string().nullable().meta({ description: 'A line by the assistant, beside the reason' }),
      asksLastDone: z.boolean().meta({ description: 'Whether the user may say when it was last done' }),
      asks: openQuestion().nullable().meta({ description: 'The question on whose safest answer the task rests' }),
      isAssumed: z.boolean().meta({ description: 'Whether its reason is that `asks` has no answer yet' }),
      turnOf: z.string().optional().meta({
        description: 'The id of the care task or the recurring task that it is a turn of; absent if it comes once',
      }),
      learns: z.literal(true).optional().meta({ description: 'Whether the home may choose how often it comes' }),
      guide: taskGuide().nullable(),
    })
    .meta({ id: 'Task' }),
);
