import pino, { type DestinationStream } from 'pino';
import type { Logger } from './state.ts';

const dataException = /^22/;

/** Returns the parts of an error that may be logged. The database's messages quote rows, which contain addresses. */
function loggable(error: Error): object {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const code = 'code' in error ? String(error.code) : undefined;
  if (code === undefined || !('severity' in error) || !dataException.test(code)) return { type, message, code, stack };
  const calls = stack.slice(stack.indexOf('\n    at '));
  return { type, message: 'a value that the database does not take', code, stack: calls };
}

/** Logs JSON lines. For an error they contain only its kind, message, code and location. */
export const makeLogger = (level: string, destination: DestinationStream): Logger =>
  pino({ level, serializers: { err: loggable } }, destination);
