import type { z } from 'zod';
import { DomainError } from '#core/domain/errors.ts';
import type { Advisor, AdvisorCall, AdvisorRequest, DraftPart } from '#core/ports/advisor.ts';
import { answerPrompt } from './answer-prompt.ts';
import { limits, makeAttempts, type TimeDeps } from './attempts.ts';
import { makeExchange } from './exchange.ts';
import { makeFailure } from './failure.ts';
import { makeItemScanner } from './item-scanner.ts';
import { highestCostOf, makeMeter } from './meter.ts';
import { nameplatePrompt } from './nameplate-prompt.ts';
import type { Prices } from './prices.ts';
import type { Prompt } from './prompt.ts';
import { answerSchema, stepSchema } from './schemas.ts';
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

/** The value in a text of the model. Models without schemas write around it. Throws a `Failure`. */
function valueIn<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const answer = text.replace(/^\s*<think>.*?<\/think>/s, '');
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  const parsed = schema.safeParse(jsonOf(json));
  if (!parsed.success) throw makeFailure('unusable');
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const promptOf = (request: AdvisorRequest): Prompt => {
  if (request.kind === 'answer') return answerPrompt(request.request);
  return request.kind === 'week' ? weekPrompt(request.request) : nameplatePrompt(request.request);
};

/** A model of OpenAI's, or of another server that speaks its protocol. Errors contain nothing that users wrote. */
export function makeOpenaiAdvisor({ apiKey, baseUrl, model, prices, lacksPrices, timeLimit, sleep }: Deps): Advisor {
  const load = lazySdk({ apiKey, baseUrl });
  const exchange = makeExchange({ load, mayLackSchemas: !isOpenai(baseUrl) });
  const attempts = makeAttempts({ timeLimit, sleep });

  /** The pieces of the model's text in one attempt, whose cost is reported when it ends in any way. */
  async function* pieces(prompt: Prompt, { user, onCost }: AdvisorCall, signal: AbortSignal): AsyncGenerator<string> {
    const meter = makeMeter(prompt, prices, onCost);
    let failure: unknown;
    try {
      for await (const piece of exchange({ model, prompt, user, signal, onTokens: meter.count })) {
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

  async function valueFor<Schema extends z.ZodType>(
    prompt: Prompt<Schema>,
    call: AdvisorCall,
  ): Promise<z.output<Schema>> {
    const values = attempts(async function* (signal): AsyncGenerator<z.output<Schema>> {
      const text = (await Array.fromAsync(pieces(prompt, call, signal))).join('');
      yield valueIn(prompt.schema, text);
    }, call.signal);
    for await (const value of values) return value;
    throw new DomainError('advisor_unavailable');
  }

  async function* parts(prompt: Prompt, call: AdvisorCall, signal: AbortSignal): AsyncGenerator<DraftPart> {
    const scan = makeItemScanner('steps');
    let text = '';
    let scanned = 0;
    for await (const piece of pieces(prompt, call, signal)) {
      text += piece;
      for (const item of scan(piece)) {
        scanned++;
        const step = stepSchema.safeParse(item);
        if (step.success) yield { kind: 'step', step: step.data };
      }
    }
    const { steps, ...end } = valueIn(answerSchema, text);
    for (const step of steps.slice(scanned)) yield { kind: 'step', step };
    yield { kind: 'end', end };
  }

  return {
    isAvailable: true,
    highestCost: (request) => limits.attempts * highestCostOf(promptOf(request), prices),
    findProblem: () =>
      setupProblem({ load, model, lacksPrices: lacksPrices ?? false, isOpenai: isOpenai(baseUrl), timeLimit }),
    refineWeek: (request, call) => valueFor(weekPrompt(request), call),
    answer: (request, call) => attempts((signal) => parts(answerPrompt(request), call, signal), call.signal),
    readNameplate: async (request, call) => {
      const { found, maker, model, item, confidence } = await valueFor(nameplatePrompt(request), call);
      return found ? { maker, model, ...(item && { item }), confidence } : undefined;
    },
  };
}
