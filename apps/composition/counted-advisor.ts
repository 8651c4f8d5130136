import { DomainError } from '#core/domain/errors.ts';
import type { Advisor, AdvisorCall, DraftPart } from '#core/ports/advisor.ts';
import type { CountedCall, Metrics } from '#core/ports/metrics.ts';

type Kind = CountedCall['kind'];
type Outcome = CountedCall['outcome'];

/** Counts every call of an advisor, what became of it and what it cost. */
export function countedAdvisor(advisor: Advisor, { countAdvisorCall }: Metrics): Advisor {
  /** The call as the advisor gets it, and what counts it when it has ended. */
  function begin(kind: Kind, call: AdvisorCall) {
    let micros = 0;
    const onCost = (cost: number) => {
      micros += cost;
      call.onCost(cost);
    };
    return { call: { ...call, onCost }, end: (outcome: Outcome) => countAdvisorCall({ kind, outcome, micros }) };
  }

  async function counted<Result>(
    kind: Kind,
    call: AdvisorCall,
    run: (call: AdvisorCall) => Promise<Result>,
  ): Promise<Result> {
    const begun = begin(kind, call);
    let outcome: Outcome = 'answered';
    try {
      return await run(begun.call);
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      begun.end(outcome);
    }
  }

  return {
    get isAvailable() {
      return advisor.isAvailable;
    },
    highestCost: (request) => advisor.highestCost(request),
    findProblem: () => advisor.findProblem(),
    refineWeek: (request, call) => counted('week', call, (own) => advisor.refineWeek(request, own)),
    readPaper: (request, call) => counted('paper', call, (own) => advisor.readPaper(request, own)),
    answer: async function* (request, call): AsyncGenerator<DraftPart> {
      const begun = begin('answer', call);
      // A reader who goes away ends the iteration.
      let outcome: Outcome = 'stopped';
      try {
        for await (const part of advisor.answer(request, begun.call)) {
          if (part.kind === 'end') outcome = 'answered';
          yield part;
        }
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        begun.end(outcome);
      }
    },
  };
}

function outcomeOf(error: unknown): Outcome {
  const code = error instanceof DomainError ? error.code : undefined;
  if (code === 'advisor_refused') return 'refused';
  return code === 'advisor_timed_out' ? 'timed-out' : 'failed';
}
