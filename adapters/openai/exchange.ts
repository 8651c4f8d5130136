import type { Attempt } from './attempt.ts';
import { byChat } from './by-chat.ts';
import { byResponses } from './by-responses.ts';
import { failureOf } from './failure.ts';
import { schemaInWords } from './prompt.ts';
import type { Sdk } from './sdk.ts';

/** What servers return for an endpoint, a schema or a field that they don't know. */
const unsupported: readonly number[] = [400, 404, 405, 415, 422, 501];

type Deps = {
  readonly load: () => Promise<Sdk>;
  /**
   * Whether the server is another one than OpenAI's. It may know no schemas, or accept one and ignore it, so the words ask
   * for JSON too.
   */
  readonly mayLackSchemas: boolean;
};

/** The endpoints, in the order in which they are tried. */
const ways = ['responses', 'chat', 'plain-chat'] as const;
type Way = (typeof ways)[number];

const piecesBy = (way: Way, sdk: Sdk, attempt: Attempt): AsyncGenerator<string> =>
  way === 'responses' ? byResponses(sdk, attempt) : byChat(sdk, attempt, { withSchema: way === 'chat' });

/** One attempt: the pieces of the text that the model writes, and what became of them. */
export type Exchange = {
  /** Throws a `Failure`, or an error that `failureOf` describes. */
  readonly pieces: AsyncGenerator<string>;
  /** Reports whether the text could be parsed. */
  readonly report: (isUsable: boolean) => void;
};

/**
 * Returns a function that begins an attempt. A server that lacks an endpoint or schemas is asked in the next way at once,
 * and one whose text can't be parsed in the next attempt. The way that led to a usable text is kept until this process
 * ends.
 */
export function makeExchange({ load, mayLackSchemas }: Deps) {
  let proven: Way | undefined;
  const failed = new Set<Way>();
  const nextWay = (): Way => proven ?? ways.find((way) => !failed.has(way)) ?? 'plain-chat';

  return (attempt: Omit<Attempt, 'instructions'>): Exchange => {
    const { prompt } = attempt;
    const instructions = mayLackSchemas ? `${prompt.instructions}\n\n${schemaInWords(prompt)}` : prompt.instructions;
    let way = mayLackSchemas ? nextWay() : 'responses';

    async function* pieces(): AsyncGenerator<string> {
      const sdk = await load();
      for (;;) {
        let hasBegun = false;
        try {
          for await (const piece of piecesBy(way, sdk, { ...attempt, instructions })) {
            hasBegun = true;
            yield piece;
          }
          return;
        } catch (error) {
          const isUnsupported = !hasBegun && unsupported.includes(failureOf(error).status);
          if (!mayLackSchemas || !isUnsupported || proven === way || way === ways.at(-1)) throw error;
          failed.add(way);
          way = nextWay();
        }
      }
    }

    return {
      pieces: pieces(),
      report: (isUsable) => {
        if (isUsable) proven ??= way;
        else if (!proven) failed.add(way);
        // A model that writes nothing usable in any way may do so later.
        if (failed.size === ways.length) failed.clear();
      },
    };
  };
}
