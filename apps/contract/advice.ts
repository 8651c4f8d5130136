import { z } from 'zod';
import { stops } from '#core/domain/advice/advice.ts';
import { adviceLimits } from '#core/domain/advice/limits.ts';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { json, stream } from './endpoint.ts';
import { amount } from './history-shapes.ts';
import { careTaskId, filled, instant, isoDate, itemSlug, line, message, text } from './shapes.ts';
import { careTask, task, taskGuide } from './task-shapes.ts';

const cite = once(() =>
  z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('task'), id: z.string(), title: z.string() }),
      z.object({ kind: z.literal('guide'), id: z.string().meta({ description: 'Its slug' }), title: z.string() }),
      z.object({ kind: z.literal('manual'), page: z.int() }),
    ])
    .meta({ id: 'AdviceCite', description: 'What a statement is based on' }),
);

const step = once(() => z.object({ text: z.string(), cites: z.array(cite()) }).meta({ id: 'AdviceStep' }));

const proposal = once(() =>
  z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('task'),
        taskId: z.string(),
        title: z.string(),
        description: z.string(),
        item: z.string(),
      }),
      z.object({
        kind: z.literal('trait'),
        trait: z.string(),
        value: z.string(),
        question: z.string(),
        label: z.string(),
      }),
      z.object({
        kind: z.literal('appliance'),
        item: z.string(),
        slug: z.string().meta({ description: 'Of the item, for the address' }),
        maker: z.string(),
        model: z.string(),
      }),
    ])
    .meta({ id: 'AdviceProposal', description: 'A change that the user may accept; the assistant changes nothing' }),
);

const answer = once(() =>
  z.object({
    id: z.uuid(),
    steps: z.array(step()).meta({ description: 'Empty if the catalogue has nothing on the question' }),
    taskIds: z.array(z.string()),
    tasks: z.array(careTask()).meta({ description: 'The care tasks of `taskIds`, in the same order' }),
    stop: z
      .enum(stops)
      .meta({ description: 'Whether to leave the work to a professional, or to treat it as an emergency' }),
    proposals: z.array(proposal()),
  }),
);

const hazard = once(() =>
  z.object({ hazard: z.object({ title: z.string(), steps: z.array(z.string()) }) }).meta({
    id: 'AdviceHazard',
    description: 'What to do if there is danger, because the question speaks of a hazard',
  }),
);

const question = once(() =>
  answer()
    .extend({
      question: z.string(),
      item: z.string().nullable(),
      hadFile: z.boolean(),
      askedAt: instant(),
    })
    .meta({ id: 'AskedQuestion' }),
);

const askFailure = 'We couldn’t get advice. Please try again.';

export const askAdvice = stream('POST /api/advice', {
  access: 'member',
  summary:
    'Ask the assistant, which may read a file with Premium; without Premium, the answer is the tasks and the guide that the search finds, or what to do in an emergency. The last event has the whole answer, those before it one step each, and the first may be a hazard',
  failure: askFailure,
  form: () =>
    z.object({
      question: text(adviceLimits.question).default(''),
      item: line(longest.category).optional().meta({ description: 'The name of an item that it is about' }),
      task: z.uuid().optional().meta({ description: 'The id of a task of the week that it is about' }),
    }),
  file: { largest: adviceLimits.file, description: 'A manual or a photo: PDF, PNG, JPEG or WebP' },
  event: () => z.union([hazard(), step(), answer()]),
  statuses: { 200: 'Perhaps a hazard, steps, then the answer. A failure becomes the last event, named `error`' },
});

const paper = once(() =>
  z
    .object({
      item: z.string().nullable().meta({ description: 'One of the home’s items; null if it is about none of them' }),
      appliance: z.object({
        maker: z.string().nullable(),
        model: z.string().nullable(),
        serial: z.string().nullable(),
        boughtOn: isoDate().nullable(),
        price: amount().nullable(),
        shop: z.string().nullable(),
        warrantyUntil: isoDate().nullable(),
      }),
      work: z
        .array(
          z.object({
            date: isoDate(),
            title: z.string(),
            company: z.string().nullable(),
            cost: amount().nullable(),
            careTask: careTask().nullable().meta({ description: 'What it may be in the plan, which a person decides' }),
          }),
        )
        .meta({ description: 'Services and repairs, the newest first' }),
    })
    .meta({ id: 'Paper', description: 'What a paper says, for a person to confirm; null is what couldn’t be read' }),
);

export const readPaper = json('POST /api/advice/paper', {
  access: 'member',
  summary: 'Read a nameplate, a service card or an invoice with the assistant; Premium only. Nothing is saved',
  failure: 'We couldn’t read the file. Please try again.',
  form: () => z.object({ item: itemSlug().optional().meta({ description: 'The item that it is about' }) }),
  file: { largest: adviceLimits.file, description: 'A photo or a document: PNG, JPEG, WebP or PDF' },
  response: () => z.object({ paper: paper().nullable().meta({ description: 'Null if nothing could be read' }) }),
});

export const getAdvice = json('GET /api/advice', {
  access: 'viewer',
  summary: 'The household’s own questions and their answers, the newest first',
  failure: 'We couldn’t load your questions',
  response: () => z.object({ questions: z.array(question()) }),
});

export const deleteAdvice = json('DELETE /api/advice/:id', {
  access: 'member',
  summary: 'Delete a question and its answer',
  failure: 'We couldn’t delete the question',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});

export const getCareTask = json('GET /api/care-tasks/:taskId', {
  access: 'viewer',
  summary: 'How a task of the catalogue is done, in the words of the household’s country',
  failure: 'We couldn’t load the task',
  params: () => z.object({ taskId: careTaskId() }),
  response: () => careTask().extend({ guide: taskGuide() }),
});

export const searchGuides = json('GET /api/guides', {
  access: 'viewer',
  costly: true,
  summary: 'The texts of the catalogue and the guides that fit a question best, in English, French, German or Spanish',
  failure: 'We couldn’t search the guides',
  query: () => z.object({ q: filled(longest.notes, 'Please enter a question') }),
  response: () =>
    z.object({
      texts: z.array(
        z.object({
          kind: z.enum(['task', 'guide']),
          id: z.string().meta({ description: 'Of the care task, or the guide' }),
          text: z.string(),
        }),
      ),
    }),
});

export const planCareTask = json('POST /api/care-tasks/:taskId/plan', {
  access: 'member',
  summary: 'Plan a task of the catalogue for a day, today or later; a turn that is open already moves there',
  failure: 'We couldn’t add the task',
  params: () => z.object({ taskId: careTaskId() }),
  body: () => z.object({ scheduledAt: isoDate() }),
  response: task,
});
