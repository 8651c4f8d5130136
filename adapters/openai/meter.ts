import { makeFailure } from './failure.ts';
import { costOf, type Prices, type Tokens } from './prices.ts';
import { type Prompt, schemaInWords } from './prompt.ts';

/** Bytes in a token: at least, and usually. */
const leastBytes = 2;
const usualBytes = 4;
/** In characters, of one attempt: many times as many as our prompts allow. */
const mostText = 64_000;
/** What the provider adds around the parts of a request. */
const overhead = 2_000;
/** The most tokens that a file takes: a picture, and a manual of 100 pages, more than which OpenAI doesn't read. */
const mostOfImage = 3_000;
const mostOfPdf = 170_000;

const bytesOf = (prompt: Prompt): number =>
  Buffer.byteLength(prompt.instructions + schemaInWords(prompt) + prompt.data);

function mostOfFile({ file }: Prompt): number {
  if (!file) return 0;
  return file.type === 'application/pdf' ? mostOfPdf : mostOfImage;
}

/** The most that one attempt may cost, in micros. */
export function highestCostOf(prompt: Prompt, prices: Prices): number {
  const input = Math.ceil(bytesOf(prompt) / leastBytes) + overhead + mostOfFile(prompt);
  return costOf({ input, cached: 0, output: prompt.mostOutput }, prices);
}

/** What an attempt has likely cost that ended before the provider could say so, in micros. */
function estimatedCostOf(prompt: Prompt, written: string, prices: Prices): number {
  const input = Math.ceil(bytesOf(prompt) / usualBytes) + mostOfFile(prompt);
  const output = Math.min(prompt.mostOutput, Math.ceil(Buffer.byteLength(written) / usualBytes));
  return costOf({ input, cached: 0, output }, prices);
}

/** Connections that never reached the provider. */
const unreached: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'];

/** Whether the provider certainly charges nothing: it refused the request, or never received it. */
function isFree(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('status' in error && typeof error.status === 'number' && error.status >= 400) return true;
  if ('code' in error && unreached.includes(error.code)) return true;
  return isFree(error.cause);
}

/** Some servers leave counts out, or send texts. */
const isCount = (tokens: unknown): boolean => Number.isSafeInteger(tokens) && Number(tokens) >= 0;

/** Reports the cost of one attempt once, when it has ended. */
export function makeMeter(prompt: Prompt, prices: Prices, onCost: (micros: number) => void) {
  let tokens: Tokens | undefined;
  let written = '';
  return {
    /** Throws once the model has written more than it was allowed to. */
    write: (piece: string): void => {
      written += piece;
      if (written.length > mostText) throw makeFailure('unusable', { code: 'too_long' });
    },
    count: (counted: Tokens): void => {
      if ([counted.input, counted.cached, counted.output].every(isCount)) tokens = counted;
    },
    /** `error` is why the attempt failed, if it did. */
    end: (error?: unknown): void => {
      if (tokens) onCost(costOf(tokens, prices));
      else if (!isFree(error)) onCost(estimatedCostOf(prompt, written, prices));
    },
  };
}
