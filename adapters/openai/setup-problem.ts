import type { SetupProblem } from '#core/ports/setup-problem.ts';
import { asDomainError, failureOf, makeFailure } from './failure.ts';
import type { Sdk } from './sdk.ts';

type Setup = {
  readonly load: () => Promise<Sdk>;
  readonly model: string;
  /** Whether its prices were neither set nor are known. */
  readonly lacksPrices: boolean;
  /** Whether the server is OpenAI's own, which lists every model that the key may use. */
  readonly isOpenai: boolean;
  readonly timeLimit: (ms: number) => AbortSignal;
};

/** The check waits no longer than this, in milliseconds. */
const timeoutMs = 10_000;

/** What servers return that don't list their models, or not for this key. */
const listless: readonly number[] = [403, 404, 405, 501];

const notListed: SetupProblem = {
  severity: 'warn',
  what: 'The model’s server doesn’t list its models, so OPENAI_MODEL was not checked.',
  advice: 'Ask a question, and look for AdvisorFailure in the log; or allow OPENAI_API_KEY to list the models.',
};

/** Checks key, model and prices. Lists the server's models, which costs nothing. */
export async function setupProblem(setup: Setup): Promise<SetupProblem | undefined> {
  const { model, isOpenai } = setup;
  const models = await modelsOf(setup);
  if ('what' in models) return models;
  if (!models.has(model)) {
    return {
      // Other servers know models by more names than they list.
      severity: isOpenai ? 'fail' : 'warn',
      what: 'OPENAI_MODEL: the model’s server offers no such model to this key.',
      advice: 'Set OPENAI_MODEL to a model that the account may use.',
    };
  }
  if (!setup.lacksPrices) return undefined;
  return {
    severity: 'warn',
    what: 'OPENAI_MODEL: its prices aren’t known, so the highest that we know are counted.',
    advice: 'Set OPENAI_PRICES to its prices, so that the budget is counted correctly.',
  };
}

async function modelsOf({ load, timeLimit }: Setup): Promise<ReadonlySet<string> | SetupProblem> {
  const signal = timeLimit(timeoutMs);
  try {
    const { client } = await load();
    const { data } = await client.models.list({ signal });
    return new Set(data.map(({ id }) => id));
  } catch (error) {
    if (signal.aborted) throw asDomainError(makeFailure('timed-out'));
    const failure = failureOf(error);
    if (listless.includes(failure.status)) return notListed;
    if (failure.status !== 401) throw asDomainError(failure);
    return {
      severity: 'fail',
      what: 'OPENAI_API_KEY: the model’s server doesn’t accept the key.',
      advice: 'Set OPENAI_API_KEY to a key of your account.',
    };
  }
}
