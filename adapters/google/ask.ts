import { DomainError } from '#core/domain/errors.ts';
import { isGoogleFailure, isTemporary } from './google-failure.ts';
import { makeRetry, type Repeats, type RetryDeps } from './retry.ts';
import { type GoogleClient, lazySdk, type Sdk } from './sdk.ts';

/** What failures with a certain code or HTTP status mean: a result, or another error. */
type Outcomes<Result> = Readonly<Record<string, () => Result>>;

type Options<Result> = { readonly outcomes?: Outcomes<Result>; readonly repeats?: Repeats };

/** Most outages of Google are shorter. */
const retryAfterSeconds = 30;

export const fail =
  (code: 'calendar_code_invalid' | 'calendar_gone' | 'calendar_access_expired' | 'calendar_access_lost') =>
  (): never => {
    throw new DomainError(code);
  };

/** Throws unless Google returned this event: a proxy between us may respond with a page of its own, and status 200. */
export function expectEvent(data: unknown, id: string): void {
  const isEvent = typeof data === 'object' && data !== null && Reflect.get(data, 'id') === id;
  if (!isEvent) throw new DomainError('calendar_unavailable', { retryAfterSeconds });
}

/** Returns a function that calls Google and turns failures into the errors that the port promises. */
export function makeAsk(client: GoogleClient, deps: RetryDeps) {
  const load = lazySdk(client);
  const retry = makeRetry(deps);
  return async <Result>(
    call: (sdk: Sdk) => Promise<Result>,
    { outcomes = {}, repeats }: Options<Result> = {},
  ): Promise<Result> => {
    const sdk = await load();
    try {
      return await retry(() => call(sdk), repeats);
    } catch (error) {
      if (!isGoogleFailure(error)) throw error;
      if (isTemporary(error))
        throw new DomainError('calendar_unavailable', { retryAfterSeconds, ...waitIn(error) }, error);
      const outcome = outcomes[error.reason] ?? outcomes[error.status];
      if (!outcome) throw new DomainError('calendar_refused', {}, error);
      return outcome();
    }
  };
}
export type Ask = ReturnType<typeof makeAsk>;

const waitIn = ({ retryAfterSeconds }: { readonly retryAfterSeconds?: number }) =>
  retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
