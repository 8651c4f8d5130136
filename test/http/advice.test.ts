import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdvisor, type ScriptedAdvisor } from '#adapters/memory/advisor.ts';
import { contract } from '#apps/contract/index.ts';
import { dump } from '../support/database/dump.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { refused, type SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let advisor: ScriptedAdvisor;
let server: TestServer;
let me: SignedIn;
beforeAll(async () => {
  advisor = makeAdvisor();
  server = await startTestServer({ overrides: { advisor } });
});
afterAll(() => server.close());
beforeEach(async () => {
  advisor.failWith();
  advisor.charge(500);
  advisor.showPaper();
  me = await premiumUser();
});

async function premiumUser(): Promise<SignedIn> {
  const signedIn = await server.signIn(`${randomUUID()}@home.example`);
  await server.call('onboard', { body: onboarding() }, signedIn.token);
  await server.database.knex('households').where({ id: signedIn.user.id }).update({ premium_granted_at: new Date() });
  return signedIn;
}

/** The first bytes of a picture, which give away its type. */
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]);
const secretPicture = new Uint8Array([...png, ...new TextEncoder().encode('a secret in a picture')]);

type Fields = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;

function post(fields: Fields, { token } = me, path = '/api/advice'): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, new File([value], 'photo.exe', { type: 'text/html' }));
  }
  const headers = { Authorization: `Bearer ${token}` };
  return fetch(server.url + path, { method: 'POST', body: form, headers });
}

/** The data of the events, checked against the contract, and the name of the last one. */
async function eventsOf(response: Response) {
  expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  const blocks = (await response.text()).trim().split('\n\n');
  const data = blocks.map((block): unknown => JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'));
  const name = /^event: (.*)$/m.exec(blocks.at(-1) ?? '')?.[1];
  return { data, last: data.at(-1), ...(name && { name }) };
}

const question = 'my dishwasher smells';

describe('a question', () => {
  it('streams steps with their sources, then the whole answer, and is kept', async () => {
    const { data, last } = await eventsOf(await post({ question, item: 'Dishwasher' }));
    for (const event of data) expect(contract.askAdvice.event.parse(event)).toEqual(event);
    expect(data.length).toBeGreaterThan(1);
    expect(data[0]).toMatchObject({ cites: [{ title: expect.any(String) }] });
    expect(last).toMatchObject({
      stop: 'none',
      tasks: expect.arrayContaining([expect.objectContaining({ item: 'Dishwasher' })]),
    });
    const { questions } = await server.call('getAdvice', {}, me.token);
    expect(questions).toEqual([
      { ...(last as object), question, item: 'Dishwasher', hadFile: false, askedAt: expect.any(String) },
    ]);
    await server.call('deleteAdvice', { params: { id: questions[0]?.id ?? '' } }, me.token);
    expect(await server.call('getAdvice', {}, me.token)).toEqual({ questions: [] });
  });

  it('of another household can be neither read nor deleted', async () => {
    await eventsOf(await post({ question }));
    const { questions } = await server.call('getAdvice', {}, me.token);
    const other = await premiumUser();
    expect(await server.call('getAdvice', {}, other.token)).toEqual({ questions: [] });
    const params = { id: questions[0]?.id ?? '' };
    expect((await server.refusal('deleteAdvice', { params }, other.token)).body.code).toBe('advice_not_found');
  });

  it('with a photo leaves no trace of it, in the database or the log', async () => {
    advisor.showPaper({ maker: 'Example', model: 'X-1', item: 'Dishwasher', confidence: 1 });
    const { last } = await eventsOf(await post({ file: secretPicture, question: 'a secret in a question' }));
    const proposal = { kind: 'appliance', item: 'Dishwasher', slug: 'dishwasher', maker: 'Example', model: 'X-1' };
    expect(last).toMatchObject({ proposals: [proposal] });
    expect(advisor.calls.at(-1)).toMatchObject({ request: expect.anything() });
    expect(JSON.stringify(await dump(server.database.knex))).not.toContain('a secret in a picture');
    for (const secret of ['a secret in a picture', 'a secret in a question']) {
      expect(server.log.join('\n')).not.toContain(secret);
    }
  });

  it.each<[string, Fields, number, string]>([
    ['without a question and a file', { question: ' ' }, 400, 'invalid_input'],
    ['that is too long', { question: 'x'.repeat(1001) }, 400, 'invalid_input'],
    ['about a task that does not exist', { question, task: randomUUID() }, 404, 'task_not_found'],
    ['with a file of another type', { question, file: new TextEncoder().encode('<html>') }, 415, 'file_refused'],
    [
      'with a file that is too large',
      { question, file: new Uint8Array(10 * 1024 * 1024 + 1) },
      413,
      'payload_too_large',
    ],
  ])('%s is refused', async (_, fields, status, code) => {
    expect(await refused(await post(fields))).toMatchObject({ status, body: { code } });
  });

  it('is refused without a form and over the limit, and answered from the search without premium', async () => {
    const asJson = await server.refusal('askAdvice', { body: { question } }, me.token);
    expect(asJson).toMatchObject({ status: 415, body: { code: 'form_expected' } });
    advisor.charge(100_000_000);
    const overLimit = await refused(await post({ question }));
    expect([overLimit.status, Number(overLimit.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    await server.database.knex('households').where({ id: me.user.id }).update({ premium_granted_at: null });
    const { last } = await eventsOf(await post({ question }));
    expect(contract.askAdvice.event.parse(last)).toEqual(last);
    expect(last).toMatchObject({
      steps: [{ cites: [{ kind: 'guide', id: 'dishwasher' }] }],
      proposals: expect.arrayContaining([expect.objectContaining({ taskId: 'dishwasher.clean-filter' })]),
    });
    const withFile = await refused(await post({ question, file: png }));
    expect([withFile.status, withFile.body.code]).toEqual([403, 'advice_premium_required']);
    const emergency = await eventsOf(await post({ question: 'I smell gas in the kitchen' }));
    expect(emergency.last).toMatchObject({ stop: 'emergency' });
  });

  it.each(['advisor_unavailable', 'advisor_timed_out', 'advisor_refused'] as const)(
    'ends with the event error after %s',
    async (code) => {
      advisor.failWith(code, 1);
      const { last, name } = await eventsOf(await post({ question }));
      expect([name, last]).toEqual(['error', expect.objectContaining({ code, message: expect.any(String) })]);
    },
  );
});

describe('50 questions at once', () => {
  it('cost no more than the household may spend in a day, and what is recorded is what the calls cost', async () => {
    // A fiftieth of the default budget of 1,000 cents.
    const daily = 200_000;
    advisor.charge(daily / 20);
    const before = advisor.calls.length;
    const responses = await Promise.all(Array.from({ length: 50 }, () => post({ question })));
    await Promise.all(responses.map((response) => response.text()));
    const usage = await server.database.knex('assistant_usage').where({ household_id: me.user.id }).first();
    const calls = advisor.calls.length - before;
    expect(calls).toBeGreaterThan(0);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(calls);
    expect(Number(usage.spent_micros)).toBe(calls * (daily / 20));
    expect(Number(usage.spent_micros)).toBeLessThanOrEqual(daily);
    expect(Number(usage.reserved_micros)).toBe(0);
  });
});

describe('a cited task', () => {
  it('is described in the words of the household’s country', async () => {
    const params = { taskId: 'dishwasher.clean-filter' };
    const found = await server.call('getCareTask', { params }, me.token);
    expect(found).toMatchObject({ ...params, item: 'Dishwasher', guide: { steps: expect.any(Array) } });
    const unknown = await server.refusal('getCareTask', { params: { taskId: 'attic.fly-away' } }, me.token);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'task_not_found']);
  });
});

describe('the user', () => {
  it('learns whether there is an assistant, and can keep it away from the weeks', async () => {
    expect(await server.call('me', {}, me.token)).toMatchObject({ assistant: true, assistant_weeks: true });
    const { profile } = await server.call('updateProfile', { body: { assistant_weeks: false } }, me.token);
    expect(profile.assistant_weeks).toBe(false);
  });
});

it('without an assistant the product works, and does not mention it', async () => {
  const plain = await startTestServer({ overrides: { advisor: closed() } });
  try {
    const { token } = await plain.signIn('plain@home.example');
    await plain.call('onboard', { body: onboarding() }, token);
    expect(await plain.call('me', {}, token)).toMatchObject({ assistant: false });
    expect(await plain.call('getWeek', { params: { offset: '0' } }, token)).toMatchObject({ note: null });
    expect(await plain.call('getAdvice', {}, token)).toEqual({ questions: [] });
  } finally {
    await plain.close();
  }
});

function closed(): ScriptedAdvisor {
  const none = makeAdvisor();
  none.close();
  return none;
}

describe('a paper', () => {
  const read = (fields: Fields, as = me) => post(fields, as, '/api/advice/paper');

  it('is read, and leaves no trace of itself', async () => {
    const work = { date: '2026-03-12', title: 'Entretien', company: 'Dupont', amount: '99', currency: 'EUR' };
    advisor.showPaper({ maker: 'Example', serial: '0042', item: 'Dishwasher', work: [work], confidence: 1 });
    const response = await read({ file: secretPicture, item: 'dishwasher' });
    expect(response.status).toBe(200);
    const body = contract.readPaper.response.parse(await response.json());
    expect(body.paper).toEqual({
      item: 'Dishwasher',
      appliance: {
        maker: 'Example',
        model: null,
        serial: '0042',
        boughtOn: null,
        price: null,
        shop: null,
        warrantyUntil: null,
      },
      work: [
        {
          date: '2026-03-12',
          title: 'Entretien',
          company: 'Dupont',
          cost: { minor: 9_900, currency: 'EUR' },
          careTask: null,
        },
      ],
    });
    expect(JSON.stringify(await dump(server.database.knex))).not.toContain('a secret in a picture');
    expect(server.log.join('\n')).not.toMatch(/a secret in a picture|Entretien|Dupont/);
  });

  it('that shows nothing is no error', async () => {
    expect(await (await read({ file: png })).json()).toEqual({ paper: null });
  });

  it.each<[string, Fields, number, string]>([
    ['without a file', {}, 415, 'file_refused'],
    ['that is no picture', { file: new TextEncoder().encode('<html>') }, 415, 'file_refused'],
    ['of an item that isn’t there', { file: png, item: 'pool' }, 404, 'item_not_found'],
    ['that is too large', { file: new Uint8Array(10 * 1024 * 1024 + 1) }, 413, 'payload_too_large'],
  ])('%s is refused', async (_, fields, status, code) => {
    const response = await read(fields);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  it('is refused without premium and while the provider is away', async () => {
    const free = await server.signIn(`${randomUUID()}@home.example`);
    await server.call('onboard', { body: onboarding() }, free.token);
    const refusal = await read({ file: png }, free);
    expect([refusal.status, (await refusal.json()).code]).toEqual([403, 'advice_premium_required']);
    advisor.failWith('advisor_unavailable');
    const away = await read({ file: png });
    expect([away.status, (await away.json()).code]).toEqual([503, 'advisor_unavailable']);
  });
});
