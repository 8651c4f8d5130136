import type { Attempt } from './attempt.ts';
import { byChat } from './by-chat.ts';
import { byResponses } from './by-responses.ts';
import { failureOf } from './failure.ts';
import type { Sdk } from './sdk.ts';

/** What servers return for an endpoint, a schema or a field that they don't know. */
const unsupported: readonly number[] = [400, 404, 405, 415, 422, 501];

type Deps = {
  readonly load: () => Promise<Sdk>;
  /** Whether the server may know no schemas, so that it has to be asked for plain JSON. */
  readonly mayLackSchemas: boolean;
};

/**
 * Returns a function that returns the pieces of the text that the model writes, as they come. It throws a `Failure`, or
 * an error that `failureOf` describes. It asks for a text that matches the schema; a server that can't do that is asked
 * for plain JSON, until this process ends.
 */
export function makeExchange({ load, mayLackSchemas }: Deps) {
  let needsPlain = false;
  return async function* exchange(attempt: Attempt): AsyncGenerator<string> {
    const sdk = await load();
    if (!needsPlain) {
      try {
        yield* byResponses(sdk, attempt);
        return;
      } catch (error) {
        if (!mayLackSchemas || !unsupported.includes(failureOf(error).status)) throw error;
      }
    }
    for await (const piece of byChat(sdk, attempt)) {
      needsPlain = true;
      yield piece;
    }
  };
}
export type Exchange = ReturnType<typeof makeExchange>;
