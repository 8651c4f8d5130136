import pino, { type DestinationStream } from 'pino';
import type { Logger } from './state.ts';

const dataException = /^22/;

/** An error as far as it may be logged: the database's own words quote rows, and with them addresses. */
function loggable(error: Error): object {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const code = 'code' in error ? String(error.code) : undefined;
  if (code === undefined || !('severity' in error) || !dataException.test(code)) return { type, message, code, stack };
  const calls = stack.slice(stack.indexOf('\n    at '));
  return { type, message: 'a value that the database does not take', code, stack: calls };
}

/** JSON lines. Of an error they contain only kind, message, code and location. */
export const makeLogger = (level: string, destination: DestinationStream): Logger =>
  pino({ level, serializers: { err: loggable } }, destination);
