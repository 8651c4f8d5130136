import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  buildTextChunks,
  buildTextCompletion,
  handleResponses,
  Journal,
  Logger,
  writeSSEStream,
} from '@copilotkit/aimock';
import type { ModelRequest } from './request.ts';

/** What the model writes, and how its server sends it. */
export type Output = {
  readonly text: string;
  readonly usage: Usage;
  readonly finish: 'stop' | 'length';
  /** The length of the pieces of a stream, in characters, and the milliseconds before each. */
  readonly pieceSize: number;
  readonly pauseMs: number;
  /** After this many pieces the connection breaks; absent: it doesn't. */
  readonly breaksAfter?: number;
};
export type Usage = { readonly input: number; readonly output: number };

const usageOf = ({ input, output }: Usage) => ({ input_tokens: input, output_tokens: output });

/** Responds as the Responses API does. `raw` is the request's body. */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  raw: string,
  output: Output,
): Promise<void> {
  const { text, usage, finish, pieceSize, pauseMs, breaksAfter } = output;
  await handleResponses(
    req,
    res,
    raw,
    [
      {
        match: { predicate: () => true },
        response: { content: text, usage: usageOf(usage), finishReason: finish },
        latency: pauseMs,
        ...(breaksAfter !== undefined && { truncateAfterChunks: breaksAfter }),
      },
    ],
    new Journal(),
    { latency: 0, chunkSize: pieceSize, replaySpeed: 1, logger: new Logger('silent') },
    () => {},
  );
}

/** Responds as the Chat Completions API does. */
export async function sendCompletion(
  res: ServerResponse,
  { model, isStream }: ModelRequest,
  output: Output,
): Promise<void> {
  const { text, usage, finish: finishReason, pieceSize, pauseMs: latency } = output;
  const overrides = { finishReason, usage: { prompt_tokens: usage.input, completion_tokens: usage.output } };
  if (!isStream) {
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(buildTextCompletion(text, model, undefined, overrides)));
    return;
  }
  const chunks = buildTextChunks(text, model, pieceSize, undefined, overrides);
  const [first] = chunks;
  const usageChunk = first && {
    ...first,
    choices: [],
    usage: { ...overrides.usage, total_tokens: usage.input + usage.output },
  };
  await writeSSEStream(res, chunks, { latency, ...(usageChunk && { usageChunk }) });
}

/** Responds that the model declines, which the library can't do. */
export function sendRefusal(res: ServerResponse, { model, isStream }: ModelRequest, usage: Usage): void {
  const refusal = 'I’m sorry, but I can’t help with that.';
  const response = {
    id: 'resp_refused',
    object: 'response',
    created_at: 0,
    model,
    status: 'completed',
    output: [
      {
        type: 'message',
        id: 'msg_refused',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'refusal', refusal }],
      },
    ],
    usage: { ...usageOf(usage), total_tokens: usage.input + usage.output },
  };
  res.writeHead(200, { 'Content-Type': isStream ? 'text/event-stream' : 'application/json' });
  const event = { type: 'response.completed', response };
  res.end(isStream ? `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n` : JSON.stringify(response));
}
