import pg from 'pg';
import { expect, it } from 'vitest';
import { makeLogger } from '#apps/composition/logger.ts';

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

it('errors of one kind are counted once there are more than ten in a minute, and others are not', () => {
  const lines: { readonly level: number; readonly msg: string; readonly err?: object }[] = [];
  const timers: (() => void)[] = [];
  const times = { now: () => 0, later: (act: () => void) => void timers.push(act) };
  const logger = makeLogger('info', { write: (line) => void lines.push(JSON.parse(line)) }, times);
  for (let count = 0; count < 472; count++) {
    logger.error({ requestId: String(count), status: 503 }, 'request');
    logger.warn({ requestId: String(count), err: new Error('connect ECONNREFUSED') }, 'storage_unavailable');
    logger.info({ requestId: String(count), status: 200 }, 'request');
  }
  logger.error({ requestId: 'other', err: new Error('unlike the others') }, 'unforeseen failure');
  const count = (level: number) => lines.filter((line) => line.level === level).length;
  expect([count(50), count(40), count(30)]).toEqual([11, 10, 472]);
  for (const act of timers) act();
  expect(lines.slice(-2)).toMatchObject([
    { level: 40, same: 'request 503', count: 462, msg: 'more of the same' },
    { level: 40, same: 'storage_unavailable Error connect ECONNREFUSED', count: 462 },
  ]);
});
