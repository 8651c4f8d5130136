import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeHomeChanges } from '#adapters/memory/home-changes.ts';
import { contract } from '#apps/contract/index.ts';
import { pageHeader } from '#apps/contract/page-header.ts';
import type { HomeChanges } from '#core/ports/home-changes.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const changes = makeHomeChanges();
/** The pages that made changes, in their order. */
const pages: (string | undefined)[] = [];
const homeChanges: HomeChanges = {
  ...changes,
  tell: (homeIds, pageId) => {
    pages.push(pageId);
    changes.tell(homeIds, pageId);
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { homeChanges } });
});
afterAll(() => server.close());

async function openWeek() {
  const { token } = await server.signInByMail(`${crypto.randomUUID()}@home.example`);
  await server.call('onboard', { body: onboarding() }, token);
  const { tasks } = await server.call('getWeek', { params: { offset: '0' } }, token);
  const complete = async (page: string, completed: boolean) => {
    const input = { params: { id: tasks[0]?.id ?? '' }, body: { completed } };
    await server.send('completeTask', input, token, { [pageHeader]: page });
  };
  return { token, complete };
}

it('names the page that made a change, unless that is no name of a page', async () => {
  const { complete } = await openWeek();
  pages.length = 0;
  await complete('page1', true);
  await complete('page1,00000000-0000-4000-8000-000000000000', false);
  expect(pages).toEqual(['page1', undefined]);
});

it('reaches other pages, and not the one that made the change', async () => {
  const { token, complete } = await openWeek();
  const leaving = new AbortController();
  const response = await fetch(`${server.url}${contract.watchHome.path}`, {
    headers: { Authorization: `Bearer ${token}`, [pageHeader]: 'page1' },
    signal: leaving.signal,
  });
  const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await events?.read())?.value;
  expect(await next()).toBe('data: {"state":"open"}\n\n');
  const heard: string[] = [];
  const news = next().then((event) => heard.push(`${event}`));
  await complete('page1', true);
  // It would have come before this response.
  await server.call('me', {}, token);
  expect(heard).toEqual([]);
  await complete('page2', false);
  await news;
  expect(heard).toEqual(['data: {"state":"changed"}\n\n']);
  leaving.abort();
});
