import type { Tokens } from './prices.ts';
import type { Prompt } from './prompt.ts';

/** One attempt to have a prompt answered. */
export type Attempt = {
  readonly model: string;
  readonly prompt: Prompt;
  /** Those of the prompt, with the schema for a server that may not know schemas. */
  readonly instructions: string;
  readonly user: string;
  readonly signal: AbortSignal;
  /** Receives what the provider counted. */
  readonly onTokens: (tokens: Tokens) => void;
};
