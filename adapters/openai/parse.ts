import { z } from 'zod';
import type { DraftEnd, DraftStep, WeekDraft } from '#core/domain/advice/draft.ts';
import type { PaperDraft } from '#core/domain/advice/paper.ts';
import { makeFailure } from './failure.ts';
import { proposalSchema, stepSchema, weekTaskSchema } from './schemas.ts';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON in a text of the model. Models without schemas write around it. */
function jsonIn(text: string): unknown {
  const answer = text.replace(/^\s*<think>.*?<\/think>/s, '');
  return jsonOf(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
}

/** The value in a text of the model. Throws a `Failure`. */
export function valueIn<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const parsed = schema.safeParse(jsonIn(text));
  if (!parsed.success) throw makeFailure('unusable');
  return parsed.data;
}

/** The items that match. One that is odd costs only itself. */
const itemsOf = <Schema extends z.ZodType>(schema: Schema, items: readonly unknown[]): readonly z.output<Schema>[] =>
  items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });

const list = z.array(z.unknown()).catch([]);

/** An answer needs a list of steps; whatever else is missing or odd counts as absent. */
const answerShape = z.object({
  steps: z.array(z.unknown()),
  taskIds: list,
  stop: z.string().catch('none'),
  danger: z.string().catch(''),
  proposals: list,
});

/** The steps and the end of an answer, without what is odd in it. Throws a `Failure` if it is none. */
export function answerIn(text: string): { readonly steps: readonly DraftStep[]; readonly end: DraftEnd } {
  const { steps, taskIds, stop, danger, proposals } = valueIn(answerShape, text);
  return {
    steps: itemsOf(stepSchema, steps),
    end: { stop, danger, taskIds: itemsOf(z.string(), taskIds), proposals: itemsOf(proposalSchema, proposals) },
  };
}

const weekShape = z.object({ tasks: z.array(z.unknown()), note: z.string().catch('') });

/** A week, without what is odd in it. Throws a `Failure` if it is none. */
export function weekIn(text: string): WeekDraft {
  const { tasks, note } = valueIn(weekShape, text);
  return { tasks: itemsOf(weekTaskSchema, tasks), note };
}

/** Models without schemas leave out what is empty, and write numbers as such. */
const said = z.union([z.string(), z.number().transform(String)]).catch('');
const workShape = z.object({ date: said, title: said, company: said, amount: said, currency: said });
const paperShape = z.object({
  found: z.boolean(),
  maker: said,
  model: said,
  serial: said,
  item: said,
  boughtOn: said,
  warrantyUntil: said,
  shop: said,
  price: said,
  currency: said,
  work: list,
  confidence: z.number().catch(0),
});

/** What a paper says, without what is odd in it; undefined if the file shows none. Throws a `Failure` if it isn't that. */
export function paperIn(text: string): PaperDraft | undefined {
  const { found, item, work, ...rest } = valueIn(paperShape, text);
  if (!found) return undefined;
  return { ...rest, ...(item && { item }), work: itemsOf(workShape, work) };
}
