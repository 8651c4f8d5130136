import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Whether an answer failed because the client closed the connection. What we send (`body`) ends early by itself only when
 * our own side breaks: then it has another error, or none.
 */
export function isClientGone(error: unknown, body: unknown): boolean {
  const code = codeOf(error);
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return !(body instanceof Readable) || body.readableEnded || body.errored === error;
  }
  const isSocket = code === 'ECONNRESET' || code === 'EPIPE';
  return isSocket && !(body instanceof Readable && body.errored === error);
}

/** Whether the client closed the connection before it had sent its whole request. */
export const isSenderGone = ({ destroyed, complete }: Pick<IncomingMessage, 'destroyed' | 'complete'>): boolean =>
  destroyed && !complete;
