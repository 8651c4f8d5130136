import { DomainError } from '#core/domain/errors.ts';
import type { Advisor, AdvisorCall, AdvisorRequest, DraftPart } from '#core/ports/advisor.ts';
import { answerPrompt } from './answer-prompt.ts';
import { limits, makeAttempts, type TimeDeps } from './attempts.ts';
import { checkPrompt, isColourIn, silenceProblem } from './check.ts';
import { type Exchange, makeExchange } from './exchange.ts';
import { failureOf } from './failure.ts';
import { makeItemScanner } from './item-scanner.ts';
import { highestCostOf, makeMeter } from './meter.ts';
import { paperPrompt } from './paper-prompt.ts';
import { answerIn, paperIn, weekIn } from './parse.ts';
import type { Prices } from './prices.ts';
import type { Prompt } from './prompt.ts';
import { stepSchema } from './schemas.ts';
import { type Access, lazySdk } from './sdk.ts';
import { setupProblem } from './setup-problem.ts';
import { weekPrompt } from './week-prompt.ts';

type Deps = Access &
  TimeDeps & {
    readonly model: string;
    readonly prices: Prices;
    /** Whether `prices` are a guess, because the settings don't name them. */
    readonly lacksPrices?: boolean;
  };

/** OpenAI's own servers, of which every current model knows schemas. */
const isOpenai = (baseUrl: string): boolean => /(^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname);

/** The kind of emergency, once the model has written that there is one. It does so before any step. */
const dangerIn = (text: string): string | undefined =>
  /"stop"\s*:\s*"emergency"\s*,\s*"danger"\s*:\s*"([a-z-]*)"/.exec(text)?.[1];

/** Parses, and reports whether that was possible. */
function reported<Value>(report: Exchange['report'], parse: () => Value): Value {
  try {
    const value = parse();
    report(true);
    return value;
  } catch (error) {
    if (failureOf(error).kind === 'unusable') report(false);
    throw error;
  }
}

const promptOf = (request: AdvisorRequest): Prompt => {
  if (request.kind === 'answer') return answerPrompt(request.request);
  return request.kind === 'week' ? weekPrompt(request.request) : paperPrompt(request.request);
};

/** A model of OpenAI's, or of another server that speaks its protocol. Errors contain nothing that users wrote. */
export function makeOpenaiAdvisor({ apiKey, baseUrl, model, prices, lacksPrices, timeLimit, sleep }: Deps): Advisor {
  const load = lazySdk({ apiKey, baseUrl });
  const exchange = makeExchange({ load, mayLackSchemas: !isOpenai(baseUrl) });
  const attempts = makeAttempts({ timeLimit, sleep });

  /** One attempt, whose cost is reported when it ends in any way. `report` says whether its text could be parsed. */
  function begin(prompt: Prompt, { user, onCost }: AdvisorCall, signal: AbortSignal): Exchange {
    const meter = makeMeter(prompt, prices, onCost);
    const { pieces, report } = exchange({ model, prompt, user, signal, onTokens: meter.count });
    async function* metered(): AsyncGenerator<string> {
      let failure: unknown;
      try {
        for await (const piece of pieces) {
          meter.write(piece);
          yield piece;
        }
        // The SDK ends a text quietly when its request is aborted.
        signal.throwIfAborted();
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        meter.end(failure);
      }
    }
    return { pieces: metered(), report };
  }

  async function valueFor<Value>(prompt: Prompt, call: AdvisorCall, parse: (text: string) => Value): Promise<Value> {
    const values = attempts(async function* (signal): AsyncGenerator<Value> {
      const { pieces, report } = begin(prompt, call, signal);
      const text = (await Array.fromAsync(pieces)).join('');
      yield reported(report, () => parse(text));
    }, call.signal);
    for await (const value of values) return value;
    throw new DomainError('advisor_unavailable');
  }

  async function* parts(prompt: Prompt, call: AdvisorCall, signal: AbortSignal): AsyncGenerator<DraftPart> {
    const { pieces, report } = begin(prompt, call, signal);
    const scan = makeItemScanner('steps');
    let text = '';
    let found = 0;
    for await (const piece of pieces) {
      text += piece;
      const danger = found === 0 ? dangerIn(text) : undefined;
      if (danger !== undefined) {
        report(true);
        yield { kind: 'end', end: { stop: 'emergency', danger, taskIds: [], proposals: [] } };
        return;
      }
      for (const item of scan(piece)) {
        const step = stepSchema.safeParse(item);
        if (!step.success) continue;
        found++;
        yield { kind: 'step', step: step.data };
      }
    }
    const { steps, end } = reported(report, () => answerIn(text));
    for (const step of steps.slice(found)) yield { kind: 'step', step };
    yield { kind: 'end', end };
  }

  return {
    isAvailable: true,
    highestCost: (request) => limits.attempts * highestCostOf(promptOf(request), prices),
    findProblem: async () => {
      const setup = { load, model, lacksPrices: lacksPrices ?? false, isOpenai: isOpenai(baseUrl), timeLimit };
      const problem = await setupProblem(setup);
      if (problem?.severity === 'fail') return problem;
      const question = { user: 'doctor', onCost: () => {} };
      return (await silenceProblem(() => valueFor(checkPrompt, question, isColourIn))) ?? problem;
    },
    refineWeek: (request, call) => valueFor(weekPrompt(request), call, weekIn),
    answer: (request, call) => attempts((signal) => parts(answerPrompt(request), call, signal), call.signal),
    readPaper: (request, call) => valueFor(paperPrompt(request), call, paperIn),
  };
}
