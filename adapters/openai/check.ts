import { DomainError } from '#core/domain/errors.ts';
import type { SetupProblem } from '#core/ports/setup-problem.ts';
import { valueIn } from './parse.ts';
import { dataText, type Prompt } from './prompt.ts';
import { checkSchema } from './schemas.ts';

/** The smallest question that shows whether the model writes the JSON that it is asked for. */
export const checkPrompt: Prompt<typeof checkSchema> = {
  name: 'check',
  instructions: 'Which of the colours in the data is that of the sky by day? Return it as "colour".',
  data: dataText({ colours: ['green', 'blue'] }),
  detail: 'low',
  schema: checkSchema,
  mostOutput: 500,
};

export const isColourIn = (text: string): boolean => valueIn(checkSchema, text).colour !== '';

/** Asks the tiny question. What is wrong with the answer, if it isn't the server's absence. */
export async function silenceProblem(ask: () => Promise<unknown>): Promise<SetupProblem | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    const why = error instanceof DomainError && error.cause instanceof Error ? error.cause.message : '';
    if (!/\((unusable|rejected|refused)/.test(why)) throw error;
    return {
      severity: 'fail',
      what: 'OPENAI_MODEL: the model didn’t write the JSON that a tiny question asked for.',
      advice: 'Choose a model that follows instructions, and a server that knows JSON schemas.',
    };
  }
}
