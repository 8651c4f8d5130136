import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { makeFloodGate, systemTimes } from './flood-gate.ts';

const dataException = /^22/;

/** Returns the parts of an error that may be logged. The database's messages quote rows, which contain addresses. */
function loggable(error: Error): object {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const code = 'code' in error ? String(error.code) : undefined;
  if (code === undefined || !('severity' in error) || !dataException.test(code)) return { type, message, code, stack };
  const calls = stack.slice(stack.indexOf('\n    at '));
  return { type, message: 'a value that the database does not take', code, stack: calls };
}

const warning = pino.levels.values.warn ?? 40;

/** What makes two lines the same: the message, the status, the endpoint, and the error without its location. */
function kindOf([fields, message]: readonly unknown[]): string {
  if (typeof fields !== 'object' || fields === null) return String(fields);
  const error: unknown = Reflect.get(fields, 'err');
  const parts = error instanceof Error ? [error.name, Reflect.get(error, 'code'), error.message] : [];
  return [message, Reflect.get(fields, 'status'), Reflect.get(fields, 'route'), ...parts]
    .filter((part) => part !== undefined)
    .join(' ');
}

/**
 * Logs JSON lines. For an error they contain only its kind, message, code and location. Of warnings and errors of the
 * same kind, ten a minute are logged, and the others are counted in one line at the end of the minute.
 */
export function makeLogger(level: string, destination: DestinationStream, times = systemTimes): Logger {
  const gate = makeFloodGate({
    ...times,
    onHeldBack: (same, count, seconds) => summaries.warn({ same, count, seconds }, 'more of the same'),
  });
  const hooks: LoggerOptions['hooks'] = {
    logMethod(line, log, lineLevel) {
      if (lineLevel < warning || gate.passes(kindOf(line))) log.apply(this, line);
    },
  };
  const options = { level, serializers: { err: loggable } };
  const summaries = pino(options, destination);
  return pino({ ...options, hooks }, destination);
}
