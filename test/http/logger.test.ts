import pg from 'pg';
import { expect, it } from 'vitest';
import { makeLogger } from '#apps/http/logger.ts';

function logged(err: Error): Record<string, string> {
  const lines: string[] = [];
  makeLogger('info', { write: (line) => void lines.push(line) }).error({ err }, 'failure');
  return JSON.parse(lines.join('')).err;
}

function databaseError(code: string, message: string): Error {
  const error = new pg.DatabaseError(message, message.length, 'error');
  return Object.assign(error, { code, severity: 'ERROR', detail: 'Failing row contains (ada@home.example).' });
}

it('an error is logged with its type, message, code and stack only', () => {
  const line = logged(databaseError('23505', 'duplicate key value violates unique constraint'));
  expect(Object.keys(line).sort()).toEqual(['code', 'message', 'stack', 'type']);
  expect(line).toMatchObject({ code: '23505', message: 'duplicate key value violates unique constraint' });
  expect(line.stack).toContain('logger.test.ts');
});

it('a value that the database rejects is not logged', () => {
  const line = logged(databaseError('22P02', 'invalid input syntax for type uuid: "ada@home.example"'));
  expect(line).toMatchObject({ code: '22P02', message: 'a value that the database does not take' });
  expect(line.stack).toContain('logger.test.ts');
  expect(JSON.stringify(line)).not.toContain('ada@');
});
