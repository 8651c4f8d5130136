import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeOpenaiAdvisor } from '#adapters/openai/advisor.ts';
import { defaultModel, pricesOf } from '#adapters/openai/prices.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { makeOpenaiPages, type OpenaiPages } from '../support/server/openai-pages.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let pages: OpenaiPages;
let server: TestServer;
/** The limits and pauses that were asked for, in milliseconds. They pass a hundred times as fast. */
let limits: number[];
let pauses: number[];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  pages = makeOpenaiPages(sandbox.url);
  const advisor = makeOpenaiAdvisor({
    apiKey: 'sandbox',
    baseUrl: `${sandbox.url}/openai/v1`,
    model: defaultModel,
    prices: pricesOf(defaultModel),
    timeLimit: (ms) => {
      limits.push(ms);
      return AbortSignal.timeout(ms / 100);
    },
    sleep: async (ms) => void pauses.push(ms),
  });
  server = await startTestServer({ overrides: { advisor } });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});
beforeEach(() => {
  limits = [];
  pauses = [];
});

it.each([
  ['a model that hangs', { delayMs: 600_000 }, 'advisor_timed_out'],
  ['a model that writes slowly', { answer: 'slow' }, 'advisor_timed_out'],
  ['a model that has no time', { status: 429 }, 'advisor_unavailable'],
])(
  'a question to %s ends with a message after 40 seconds at most, and costs no reservation',
  async (_, fault, code) => {
    const { user, token } = await server.signIn(`${randomUUID()}@home.example`);
    await server.call('onboard', { body: onboarding() }, token);
    await server.database.knex('households').where({ id: user.id }).update({ premium_granted_at: new Date() });
    await pages.setFaults(fault);
    const body = new FormData();
    body.set('question', 'my dishwasher smells');
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/api/advice`, { method: 'POST', body, headers });
    const [, name, data = '{}'] = /event: (\w+)\ndata: (.*)\s*$/.exec(await response.text()) ?? [];
    expect([name, JSON.parse(data)]).toEqual(['error', expect.objectContaining({ code, message: expect.any(String) })]);
    // One limit for all of it, and a shorter one for each attempt.
    expect([limits[0], ...new Set(limits.slice(1))]).toEqual([37_000, 20_000]);
    for (const pause of pauses) expect(pause).toBeLessThan(10_000);
    const { reserved_micros } = await server.database.knex('assistant_usage').where({ household_id: user.id }).first();
    expect(Number(reserved_micros)).toBe(0);
  },
);
