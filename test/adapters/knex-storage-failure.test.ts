import { describe, expect, it } from 'vitest';
import { whileReachable } from '#adapters/knex/storage-failure.ts';

const withCode = (code: string): Error => Object.assign(new Error('said by the driver'), { code });
const thrownFor = (failure: Error): Promise<unknown> =>
  whileReachable(() => Promise.reject(failure)).catch((error: unknown) => error);

describe('a failure of the database', () => {
  it.each([
    ['the server shuts down', withCode('57P01')],
    ['the connection broke', withCode('08006')],
    ['there are too many connections', withCode('53300')],
    ['another machine has taken over', withCode('25006')],
    ['nothing listens', withCode('ECONNREFUSED')],
    ['nothing listens at any address of a name', new AggregateError([withCode('ECONNREFUSED')])],
    ['the driver lost it', new Error('Connection terminated unexpectedly')],
    ['the driver lost it while it committed', new Error('COMMIT; - Connection terminated unexpectedly')],
    ['a statement took longer than our limit', withCode('57014')],
    ['a lock was not free within our limit', withCode('55P03')],
    ['a transaction waited too long', withCode('25P03')],
    ['the pool is exhausted', new Error('Knex: Timeout acquiring a connection. The pool is probably full.')],
  ])('is that it is away where %s', async (_, failure) => {
    expect(await thrownFor(failure)).toMatchObject({
      code: 'storage_unavailable',
      data: { retryAfterSeconds: 5 },
      cause: failure,
    });
  });

  it.each([
    ['a value is not taken', withCode('22P02')],
    ['a row is there already', withCode('23505')],
    ['we made a mistake', new TypeError('undefined is not a function')],
  ])('passes as it is where %s', async (_, failure) => {
    expect(await thrownFor(failure)).toBe(failure);
  });
});

it('what the database answers passes through', async () => {
  expect(await whileReachable(async () => 'an answer')).toBe('an answer');
});
