import { textsIn } from '../../catalogue/texts-in.ts';
import type { Advice, AdviceStep, AskedQuestion } from '../../domain/advice/advice.ts';
import { catalogueAdvice } from '../../domain/advice/catalogue-advice.ts';
import { checkedEnd } from '../../domain/advice/checked-answer.ts';
import { type CheckedStep, checkedSteps } from '../../domain/advice/checked-steps.ts';
import type { Known } from '../../domain/advice/known.ts';
import { adviceLimits, type Upload } from '../../domain/advice/limits.ts';
import { proposalOfPlate } from '../../domain/advice/paper.ts';
import { type Emergency, emergencyAdvice, emergencyOf } from '../../domain/advice/triage/responses.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Language } from '../../domain/languages.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import { careTaskIdOf } from '../../domain/tasks/task.ts';
import type { AdviceRequest } from '../../ports/advisor.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { OpenedCall } from '../../procedures/advice/open-call.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'advisor' | 'clock' | 'ids' | 'reporter' | 'openCall' | 'gatherMaterial'>;

type Input = {
  readonly household: Household;
  /** That of the reader, in which the answer is kept; English by default. */
  readonly language?: Language;
  readonly question: string;
  /** The name of an item that it is about. */
  readonly item?: string;
  /** The id of a task of the household that it is about. */
  readonly task?: string;
  readonly file?: Upload;
  /** Aborted when no one waits for the answer any more. */
  readonly gone?: AbortSignal;
};

/**
 * The parts of an answer: what to do if there is danger, its steps as they come, and at last the whole, as it is kept.
 */
export type AdvicePart =
  | { readonly kind: 'hazard'; readonly hazard: Emergency }
  | { readonly kind: 'step'; readonly step: AdviceStep }
  | { readonly kind: 'end'; readonly asked: AskedQuestion };

/**
 * Answers a question from the catalogue, and keeps it with its answer. An emergency is answered in our own words, without
 * a call, also for households without premium; a question that speaks of a hazard has them above its answer. Without
 * premium or an assistant, the answer is the tasks that the search finds. Every part has been checked, and changes
 * nothing. Throws `advice_premium_required` and `advisor_unavailable` for a file that can’t be read then, `invalid_input`
 * without a question, `task_not_found`, `not_onboarded` and `advice_limit` before the first part, unless that is a
 * hazard; the errors of the assistant come while it answers, and then nothing is kept.
 */
export const makeAskAdvice = (deps: Deps) => {
  const { unitOfWork, advisor, clock, ids } = deps;

  const keep = async (input: Input, advice: Advice): Promise<AdvicePart> => {
    const asked: AskedQuestion = {
      ...advice,
      id: ids.next(),
      householdId: input.household.id,
      askedAt: clock.now(),
      question: input.question,
      ...(input.item && { item: input.item }),
      hadFile: input.file !== undefined,
    };
    // What the search doesn't find must not take the place of an answer.
    const isKept = advice.steps.length > 0 || advice.proposals.length > 0 || isPremium(input.household, clock.now());
    if (isKept) await unitOfWork.run(({ advice: store }) => store.add(asked, adviceLimits.history));
    return { kind: 'end', asked };
  };

  const answerTo = async (input: Input): Promise<AsyncIterable<AdvicePart>> => {
    const { household, question, file } = input;
    const hasPremium = isPremium(household, clock.now());
    if (file && !hasPremium) throw new DomainError('advice_premium_required');
    if (file && !advisor.isAvailable) throw new DomainError('advisor_unavailable');
    if (question === '' && !file) {
      throw new DomainError('invalid_input', { issues: [{ path: 'question', message: 'Please enter a question' }] });
    }
    const gathered = await deps.gatherMaterial({ language: 'en', ...input, ...(await careTaskOf(input, unitOfWork)) });
    const finish = (advice: Advice) => keep(input, advice);
    // The model could only say that it has nothing to go by.
    if (!gathered) return answerOf(nothingFound, finish);
    if (!hasPremium || !advisor.isAvailable) {
      return answerOf(catalogueAdvice(question, gathered.known.texts, gathered.isForHome), finish);
    }
    return answers(input, gathered.request, gathered.known, deps, finish);
  };

  return async (input: Input): Promise<AsyncIterable<AdvicePart>> => {
    const { household, language = 'en', question } = input;
    // First of all: what to do in danger is for everyone. Loaded with the first question, because it is large.
    const { triage } = await import('../../domain/advice/triage.ts');
    const found = triage(question);
    deps.reporter.note('question', { urgency: found.urgency });
    if (found.urgency === 'none') return answerTo(input);
    const { advice, local } = textsIn(language);
    const hazard = emergencyOf(found.kind, household.country, { ...advice, local });
    if (found.urgency === 'near') return below(hazard, () => answerTo(input));
    return answerOf(emergencyAdvice(hazard), (answer) => keep(input, answer));
  };
};

/** What to do in danger, then the answer, whose errors must not hide it. */
async function* below(hazard: Emergency, answer: () => Promise<AsyncIterable<AdvicePart>>): AsyncIterable<AdvicePart> {
  yield { kind: 'hazard', hazard };
  yield* await answer();
}

const nothingFound: Advice = { steps: [], taskIds: [], stop: 'none', proposals: [] };

async function careTaskOf({ household, task: id }: Input, unitOfWork: UnitOfWork) {
  if (id === undefined) return {};
  const task = await unitOfWork.run(({ tasks }) => tasks.find(household.id, id));
  if (!task) throw new DomainError('task_not_found');
  const careTaskId = careTaskIdOf(task.source);
  return careTaskId === undefined ? {} : { careTaskId };
}

async function* answerOf(advice: Advice, keep: (advice: Advice) => Promise<AdvicePart>): AsyncIterable<AdvicePart> {
  for (const step of advice.steps) yield { kind: 'step', step };
  yield await keep(advice);
}

/** Reserves the cost of every call before the first part, so that the limit is an ordinary error. */
async function answers(
  { household, file, gone }: Input,
  request: AdviceRequest,
  known: Known,
  { advisor, openCall, reporter }: Deps,
  keep: (advice: Advice) => Promise<AdvicePart>,
): Promise<AsyncIterable<AdvicePart>> {
  const { item } = request;
  const ended = new AbortController();
  // The iteration notices only once the model writes again.
  gone?.addEventListener('abort', () => ended.abort(), { once: true });
  const opened = await openCall(household.id, { kind: 'answer', request }, ended.signal);
  const plate =
    file && file.type !== 'application/pdf'
      ? { file, items: [...known.items], ...(item !== undefined && known.items.has(item) && { item }) }
      : undefined;
  const ofPlate =
    plate &&
    (await openOrSettle(opened, () => openCall(household.id, { kind: 'paper', request: plate }, ended.signal)));

  return (async function* (): AsyncIterable<AdvicePart> {
    // The advice is worth more than the make, so it doesn't fail with it.
    const read = plate && ofPlate ? advisor.readPaper(plate, ofPlate.call).catch(() => undefined) : undefined;
    try {
      let shown: readonly CheckedStep[] = [];
      for await (const part of advisor.answer(request, opened.call)) {
        if (part.kind === 'end') {
          const proposals = [...proposalOfPlate(await read, known), ...part.end.proposals];
          yield await keep(checkedEnd({ ...part.end, proposals }, shown, known));
          return;
        }
        const { steps, dropped } = checkedSteps(part.step, shown, known);
        if (dropped) reporter.note('step dropped', { reason: dropped });
        shown = [...shown, ...steps];
        for (const { step } of steps) yield { kind: 'step', step };
      }
      throw new DomainError('advisor_unavailable');
    } finally {
      ended.abort();
      await read;
      await opened.settle();
      await ofPlate?.settle();
    }
  })();
}

/** Opens a second call. If that fails, the first one is settled. */
async function openOrSettle(first: OpenedCall, open: () => Promise<OpenedCall>): Promise<OpenedCall> {
  try {
    return await open();
  } catch (error) {
    await first.settle();
    throw error;
  }
}
