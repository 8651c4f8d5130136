import type { z } from 'zod';
import type { Contract, StreamName } from '#apps/contract/index.ts';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { failureOf, routeOf } from '#apps/ui/api/routes.ts';
import { authorization, refusal, request } from '#apps/ui/api/send-call.ts';
import { readToken, sessionRefused } from '#apps/ui/session/token.ts';
import { type ServerEvent, takeEvents } from './server-sent-events.ts';

export type EventOf<Name extends StreamName> = z.output<Contract[Name]['event']>;

/** The server ends every answer within 40 seconds, and says more often that a stream is open. */
const longestSilenceMs = 40_000;
/** A large file takes a while on a slow connection. */
const uploadMs = 60_000;

/**
 * Opens a stream as the signed-in user, with a form if the endpoint takes one, and yields the server's events as they
 * arrive. Throws ApiError, also when the connection breaks or the server falls silent; an abort stays an AbortError.
 */
export async function* openStream<Name extends StreamName>(
  name: Name,
  signal: AbortSignal,
  form?: FormData,
): AsyncGenerator<EventOf<Name>, void> {
  const token = readToken();
  const [method, path] = await routeOf(name);
  const silence = silenceAfter(form?.has('file') ? longestSilenceMs + uploadMs : longestSilenceMs);
  try {
    const headers = { accept: 'text/event-stream', ...authorization(token) };
    const response = await request(
      name,
      path,
      { method, headers, ...(form && { body: form }) },
      signal,
      silence.signal,
    );
    if (!response.ok || !response.body) {
      const refused = await refusal(name, response, await response.json().catch(() => undefined));
      sessionRefused(token, refused.code);
      throw refused;
    }
    for await (const event of eventsOf(response.body)) {
      silence.restart(longestSilenceMs);
      if (event.name === 'error') throw failureIn(event, await failureOf(name));
      yield JSON.parse(event.data) as EventOf<Name>;
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    const code = silence.signal.aborted ? 'timeout' : 'offline';
    throw new ApiError({ status: 0, code, message: await failureOf(name) });
  } finally {
    silence.end();
  }
}

/** A signal that is aborted unless it is restarted or ended in time. */
function silenceAfter(ms: number) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), ms);
  const end = () => clearTimeout(timer);
  const restart = (next: number) => {
    end();
    timer = setTimeout(() => controller.abort(), next);
  };
  return { signal: controller.signal, restart, end };
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  // Safari can't iterate over a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const { events, rest } = takeEvents(text + decoder.decode(value, { stream: true }));
      text = rest;
      yield* events;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** The status was sent before the failure, so the error has none of its own. */
function failureIn({ data }: ServerEvent, failure: string): ApiError {
  const { message, code, requestId } = JSON.parse(data) as Partial<Record<string, unknown>>;
  return new ApiError({
    status: 500,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' && message !== '' ? message : failure,
    ...(typeof requestId === 'string' && { requestId }),
  });
}
