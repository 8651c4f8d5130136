import type { Client } from 'pg';

type Query = (...args: readonly unknown[]) => unknown;

/**
 * Removes the names of statements. With a name, a statement would be prepared on one connection of the pooler and run
 * on another.
 */
export function prepareNothing(connection: Client): void {
  const query: Query = connection.query.bind(connection);
  const unnamed: Query = (statement, ...rest) => query(withoutName(statement), ...rest);
  Object.assign(connection, { query: unnamed });
}

function withoutName(statement: unknown): unknown {
  // A statement that sends itself has a method for it, which must stay.
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement;
  return { ...statement, name: undefined };
}
