import type { Client } from 'pg';
import { databaseTimeout, timeLeft } from './time-limit.ts';

type Query = (...args: readonly unknown[]) => unknown;

/**
 * Makes each statement on the connection end in time, even if the database says nothing. A statement that is late closes
 * the connection, so that neither it nor its transaction holds anything, and the pool makes another. `longestMs` applies
 * where the caller has no deadline.
 */
export function limitStatements(connection: Client, longestMs: number): void {
  const socket = connection.connection.stream;
  const query: Query = connection.query.bind(connection);
  const limited: Query = (...args) => {
    const ms = timeLeft(longestMs);
    if (ms === Number.POSITIVE_INFINITY) return query(...args);
    if (ms <= 0) {
      socket.destroy(databaseTimeout());
      return query(...args);
    }
    const timer = setTimeout(() => socket.destroy(databaseTimeout()), ms);
    const end = () => clearTimeout(timer);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (...results: readonly unknown[]) => {
        end();
        callback(...results);
      });
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(end, end);
    return answer;
  };
  Object.assign(connection, { query: limited });
}
