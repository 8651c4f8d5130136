import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { makeCostlyWork } from '#apps/http/pipeline/costly-work.ts';
import { makeHistoryDesk } from '../http/history-desk.ts';

const { server, me } = makeHistoryDesk();

const preview = (file: string) => server().send('previewImport', { body: { file } }, me().token);

it.each([
  ['a line of 900,000 commas', ','.repeat(900_000), 'The file must have at most 100 columns'],
  ['a second line of commas', `Date,Title\n${','.repeat(60_000)}`, 'The file must have at most 100 columns'],
  [
    'a record of 900 kB',
    `Date,Title\n2026-01-01,"${'x'.repeat(900_000)}"\n`,
    'The file is not a table that Upkept can read',
  ],
  // Only a reader of the whole learns how it ends.
  ['80,000 rows', `Date,Title\n${'2026-01-01\n'.repeat(80_000)}"`, 'The file must have at most 5000 rows'],
])('%s is refused before the whole is read', async (_, file, message) => {
  const { status, body } = await server().refusal('previewImport', { body: { file } }, me().token);
  expect([status, body.message]).toEqual([400, message]);
});

it('reading and judging 5,000 rows lets other work run again and again', async () => {
  const row = (index: number) => `2026-01-01,Boiler’s yearly service ${index},"a note — with words"\n`;
  const file = `Date,Title,Note\n${Array.from({ length: 5_000 }, (_, index) => row(index)).join('')}`;
  // The first search builds its index.
  await preview('Date,Title\n2026-01-01,Sweep the flue\n');
  let turnsOfOthers = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turnsOfOthers++) await new Promise((resolve) => setImmediate(resolve));
  })();
  const { counts } = await (await preview(file)).json();
  isOver = true;
  await others;
  expect(counts).toEqual({ new: 5_000, duplicate: 0, error: 0 });
  expect(turnsOfOthers).toBeGreaterThan(50);
});

it('two uploads of a file at once import it once', async () => {
  const file = `Date,Title\n${Array.from({ length: 200 }, () => `2026-01-01,${randomUUID()}\n`).join('')}`;
  const importing = () => server().call('importHistory', { body: { file } }, me().token);
  const results = await Promise.all([importing(), importing()]);
  expect(results.map(({ imported }) => imported).sort()).toEqual([0, 200]);
});

it('a household’s costly requests wait for each other, and too many are refused', async () => {
  const file = `Date,Title\n${Array.from({ length: 1_000 }, () => `2026-01-01,${randomUUID()}\n`).join('')}`;
  const responses = await Promise.all(Array.from({ length: 20 }, () => preview(file)));
  const statuses = responses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  for (const response of responses.filter(({ status }) => status === 429)) {
    expect([response.headers.get('Retry-After'), (await response.json()).code]).toEqual(['5', 'one_at_a_time']);
  }
});

it('a household has one costly request at work and eight that wait', async () => {
  const costly = makeCostlyWork();
  const gate = Promise.withResolvers<void>();
  const begin = (owner: string) => costly.run(owner, () => gate.promise, Promise.resolve());
  const begun = Array.from({ length: 9 }, () => begin('ours'));
  expect(() => begin('ours')).toThrow(expect.objectContaining({ code: 'one_at_a_time' }));
  begun.push(begin('another'));
  gate.resolve();
  await Promise.all(begun);
});

it('an import whose sender leaves while it waits does not keep the household from importing', async () => {
  const begin = () => {
    const socket = connect(Number(new URL(server().url).port), '127.0.0.1');
    socket.write(
      `POST /api/history/import/preview HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${me().token}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n{',
    );
    return socket;
  };
  // Long enough for the server to see what happened on other connections before.
  const roundTrip = () => server().call('me', {}, me().token);
  const first = begin();
  await roundTrip();
  const leaving = begin();
  await roundTrip();
  leaving.destroy();
  await roundTrip();
  first.destroy();
  const file = `Date,Title\n${'2026-01-01,Swept the flue\n'.repeat(1_000)}`;
  expect([(await preview(file)).status, (await preview(file)).status]).toEqual([200, 200]);
});
