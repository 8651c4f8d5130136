import type { Advice, AdviceStep, AskedQuestion } from '../../domain/advice/advice.ts';
import { addStep, type CheckedStep, checkedEnd, type Known } from '../../domain/advice/checked-answer.ts';
import { adviceLimits, type Upload } from '../../domain/advice/limits.ts';
import { proposalOfPlate } from '../../domain/advice/nameplate.ts';
import { type Emergency, triage } from '../../domain/advice/triage.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/household.ts';
import { careTaskIdOf } from '../../domain/task.ts';
import { isPremium } from '../../domain/tiers.ts';
import type { AdviceRequest, Advisor } from '../../ports/advisor.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { GatherMaterial } from '../../procedures/advice/gather-material.ts';
import type { OpenCall, OpenedCall } from '../../procedures/advice/open-call.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly advisor: Advisor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly openCall: OpenCall;
  readonly gatherMaterial: GatherMaterial;
};

type Input = {
  readonly household: Household;
  readonly question: string;
  /** The name of an item that it is about. */
  readonly item?: string;
  /** The id of a task of the household that it is about. */
  readonly task?: string;
  readonly file?: Upload;
};

/** The parts of an answer: its steps as they come, and at last the whole, as it is kept. */
export type AdvicePart =
  | { readonly kind: 'step'; readonly step: AdviceStep }
  | { readonly kind: 'end'; readonly asked: AskedQuestion };

/**
 * Answers a question from the catalogue, and keeps it with its answer. An emergency is answered in our own words, without
 * a call, also for households without premium. Every part has been checked, and changes nothing. Throws `advice_premium_required`, `advisor_unavailable`
 * without an assistant, `invalid_input` without a question, `task_not_found`, `not_onboarded` and `advice_limit` before
 * the first part; the errors of the assistant come while it answers, and then nothing is kept.
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
    await unitOfWork.run(({ advice: store }) => store.add(asked, adviceLimits.history));
    return { kind: 'end', asked };
  };

  return async (input: Input): Promise<AsyncIterable<AdvicePart>> => {
    const { household, question, file } = input;
    // First of all: what to do in danger is for everyone.
    const emergency = triage(question, household.country);
    if (emergency) return answerOf(inOurWords(emergency), (advice) => keep(input, advice));
    if (!isPremium(household, clock.now())) throw new DomainError('advice_premium_required');
    if (!advisor.isAvailable) throw new DomainError('advisor_unavailable');
    if (question === '' && !file) {
      throw new DomainError('invalid_input', { issues: [{ path: 'question', message: 'Please enter a question' }] });
    }
    const { request, known } = await deps.gatherMaterial({ ...input, ...(await careTaskOf(input, unitOfWork)) });
    return answers(input, request, known, deps, (advice) => keep(input, advice));
  };
};

async function careTaskOf({ household, task: id }: Input, unitOfWork: UnitOfWork) {
  if (id === undefined) return {};
  const task = await unitOfWork.run(({ tasks }) => tasks.find(household.id, id));
  if (!task) throw new DomainError('task_not_found');
  const careTaskId = careTaskIdOf(task.source);
  return careTaskId === undefined ? {} : { careTaskId };
}

const inOurWords = ({ steps, taskIds }: Emergency): Advice => ({
  steps: steps.map((text) => ({ text, cites: [] })),
  taskIds,
  stop: 'emergency',
  proposals: [],
});

async function* answerOf(advice: Advice, keep: (advice: Advice) => Promise<AdvicePart>): AsyncIterable<AdvicePart> {
  for (const step of advice.steps) yield { kind: 'step', step };
  yield await keep(advice);
}

/** Reserves the cost of every call before the first part, so that the limit is an ordinary error. */
async function answers(
  { household, file }: Input,
  request: AdviceRequest,
  known: Known,
  { advisor, openCall }: Deps,
  keep: (advice: Advice) => Promise<AdvicePart>,
): Promise<AsyncIterable<AdvicePart>> {
  const { item } = request;
  const ended = new AbortController();
  const opened = await openCall(household.id, { kind: 'answer', request }, ended.signal);
  const plate =
    file && file.type !== 'application/pdf'
      ? { image: file, items: [...known.items], ...(item !== undefined && known.items.has(item) && { item }) }
      : undefined;
  const ofPlate =
    plate &&
    (await openedOrSettled(opened, () => openCall(household.id, { kind: 'nameplate', request: plate }, ended.signal)));

  return (async function* (): AsyncIterable<AdvicePart> {
    // The advice is worth more than the make, so it doesn't fail with it.
    const read = plate && ofPlate ? advisor.readNameplate(plate, ofPlate.call).catch(() => undefined) : undefined;
    try {
      let shown: readonly CheckedStep[] = [];
      for await (const part of advisor.answer(request, opened.call)) {
        if (part.kind === 'end') {
          const proposals = [...proposalOfPlate(await read, known), ...part.end.proposals];
          yield await keep(checkedEnd({ ...part.end, proposals }, shown, known));
          return;
        }
        const more = addStep(shown, part.step, known);
        const added = more.length > shown.length ? more.at(-1) : undefined;
        shown = more;
        if (added) yield { kind: 'step', step: added.step };
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
async function openedOrSettled(first: OpenedCall, open: () => Promise<OpenedCall>): Promise<OpenedCall> {
  try {
    return await open();
  } catch (error) {
    await first.settle();
    throw error;
  }
}
