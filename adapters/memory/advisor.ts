import type { DraftEnd, DraftStep, WeekDraft } from '#core/domain/advice/draft.ts';
import { emptyPaper, type PaperDraft } from '#core/domain/advice/paper.ts';
import { DomainError, type DomainErrorCode } from '#core/domain/errors.ts';
import type {
  AdviceRequest,
  Advisor,
  AdvisorCall,
  AdvisorRequest,
  DraftPart,
  WeekRequest,
} from '#core/ports/advisor.ts';

/** A call that the model received. */
type ReceivedCall = AdvisorRequest & { readonly user: string };

type Answer = { readonly steps: readonly DraftStep[]; readonly end?: Partial<DraftEnd> };

export type ScriptedAdvisor = Advisor & {
  /** Every call, oldest first. */
  readonly calls: readonly ReceivedCall[];
  /** Gives the next questions these answers, one each; later ones get the usual answer. */
  answerWith(...answers: readonly Answer[]): void;
  /** Refines the next week so. */
  refineWith(make: (request: WeekRequest) => WeekDraft): void;
  /** From now on files show this paper, of which the rest is empty; without one they show none. */
  showPaper(paper?: Partial<PaperDraft>): void;
  /** From now on every call fails so, after `afterSteps` steps of an answer; without a code none fails. */
  failWith(code?: DomainErrorCode, afterSteps?: number): void;
  /** From now on there is no provider, or there is one again. */
  close(isClosed?: boolean): void;
  /** From now on a call costs this much, in micros. */
  charge(micros: number): void;
  /** Calls that reach the model wait for `release`. `reached` resolves with the first of them. */
  hold(): { readonly reached: Promise<void>; readonly release: () => void };
};

const nothing: DraftEnd = { taskIds: [], stop: 'none', danger: '', proposals: [] };

/** Keeps the plan of the rules and says something true of any week. */
const usualWeek = ({ candidates }: WeekRequest): WeekDraft => ({
  tasks: candidates.flatMap(({ taskId, plannedOn, title }) =>
    plannedOn === undefined ? [] : [{ taskId, date: plannedOn, line: `This is the week to do it: ${title}` }],
  ),
  note: 'A calm week for the home, with a little to do for each room.',
});

/** Quotes the first paragraph of each text. */
const usualAnswer = ({ material }: AdviceRequest): Answer => ({
  steps: material.slice(0, 3).map(({ kind, id, text }) => ({
    text: text.split('\n')[1] ?? text,
    cites: [{ kind, id }],
  })),
  end: { taskIds: material.filter(({ kind }) => kind === 'task').map(({ id }) => id) },
});

/** A model that answers from the material it is given, or as a test asks it to. */
export function makeAdvisor(): ScriptedAdvisor {
  const calls: ReceivedCall[] = [];
  const answers: Answer[] = [];
  let refine = usualWeek;
  let paper: PaperDraft | undefined;
  let failure: { readonly code: DomainErrorCode; readonly afterSteps: number } | undefined;
  let isClosed = false;
  let price = 500;
  let held: Promise<void> | undefined;
  let onCall = () => {};

  /** Records the call. Throws if the model is closed or set to fail, or if the call is aborted. */
  async function receive(call: ReceivedCall, { onCost, signal }: AdvisorCall): Promise<void> {
    if (isClosed) throw new DomainError('advisor_unavailable');
    calls.push(call);
    onCall();
    await held;
    if (signal?.aborted) throw new DomainError('advisor_timed_out');
    if (failure && failure.afterSteps === 0) throw new DomainError(failure.code);
    onCost(price);
  }

  return {
    get isAvailable() {
      return !isClosed;
    },
    highestCost: () => 2 * price,
    findProblem: async () => {
      if (isClosed || failure?.code === 'advisor_unavailable') throw new DomainError('advisor_unavailable');
      return undefined;
    },

    refineWeek: async (request, call) => {
      await receive({ kind: 'week', request, user: call.user }, call);
      return refine(request);
    },

    answer: async function* (request, call): AsyncIterable<DraftPart> {
      await receive({ kind: 'answer', request, user: call.user }, call);
      const { steps, end } = answers.shift() ?? usualAnswer(request);
      for (const [index, step] of steps.entries()) {
        if (failure && index === failure.afterSteps) throw new DomainError(failure.code);
        yield { kind: 'step', step };
      }
      if (failure) throw new DomainError(failure.code);
      yield { kind: 'end', end: { ...nothing, ...end } };
    },

    readPaper: async (request, call) => {
      await receive({ kind: 'paper', request, user: call.user }, call);
      return paper;
    },

    calls,
    answerWith: (...more) => void answers.push(...more),
    refineWith: (make) => {
      refine = make;
    },
    showPaper: (shown) => {
      paper = shown && { ...emptyPaper, ...shown };
    },
    failWith: (code, afterSteps = 0) => {
      failure = code && { code, afterSteps };
    },
    close: (closed = true) => {
      isClosed = closed;
    },
    charge: (micros) => {
      price = micros;
    },
    hold: () => {
      const [called, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = released.promise;
      onCall = called.resolve;
      const release = () => {
        held = undefined;
        released.resolve();
      };
      return { reached: called.promise, release };
    },
  };
}
