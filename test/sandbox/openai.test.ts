import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { makeOpenaiPages, type OpenaiPages } from '../support/server/openai-pages.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let pages: OpenaiPages;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  pages = makeOpenaiPages(sandbox.url);
});
afterAll(() => sandbox.close());
beforeEach(() => pages.setFaults());

const data = (value: object) => `<data>\n${JSON.stringify(value)}\n</data>`;
const texts = [
  { kind: 'task', id: 'dishwasher.clean-filter', text: 'Clean the filter\nA dirty filter smells.\nRinse it.' },
  { kind: 'task', id: 'dishwasher.run-hot-wash', text: 'Run a hot wash\nGrease melts.' },
];
const question = data({
  question: 'my dishwasher smells, we heat with gas',
  texts,
  traits: [{ trait: 'boilerFuel', values: ['gas'] }],
});
const picture = (bytes: Buffer) => ({
  type: 'input_image',
  image_url: `data:image/png;base64,${bytes.toString('base64')}`,
});

async function ask(text: string, parts: readonly object[] = [], changes: object = {}): Promise<Response> {
  const content = [{ type: 'input_text', text }, ...parts];
  return await fetch(`${sandbox.url}/openai/v1/responses`, {
    method: 'POST',
    headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json' },
    body: JSON.stringify({ model: 'gpt-6-luna', input: [{ role: 'user', content }], ...changes }),
  });
}

const written = async (response: Response): Promise<unknown> =>
  JSON.parse(((await response.json()) as { output: [{ content: [{ text: string }] }] }).output[0].content[0].text);

describe('the stand-in for OpenAI', () => {
  it('takes its advice from the texts of a question, each step with a citation, and always the same', async () => {
    const answer = await written(await ask(question));
    expect(answer).toMatchObject({
      steps: [{ text: 'A dirty filter smells.', cites: [{ kind: 'task', id: 'dishwasher.clean-filter' }] }, {}],
      taskIds: ['dishwasher.clean-filter', 'dishwasher.run-hot-wash'],
      stop: 'none',
      proposals: [
        { kind: 'task', taskId: 'dishwasher.clean-filter' },
        { kind: 'trait', trait: 'boilerFuel', value: 'gas' },
      ],
    });
    expect(await written(await ask(question))).toEqual(answer);
    expect(await written(await ask(data({ question: 'who won', texts: [], traits: [] })))).toMatchObject({ steps: [] });
  });

  it('keeps a week as it was planned, with a note and lines', async () => {
    const task = { title: 'Clean the filter', item: 'Dishwasher', minutes: 10, required: false };
    const candidates = [
      { ...task, taskId: 'one', plannedOn: '2027-01-09' },
      { ...task, taskId: 'two' },
    ];
    expect(await written(await ask(data({ candidates })))).toMatchObject({
      tasks: [{ taskId: 'one', date: '2027-01-09', line: expect.stringMatching(/./) }],
      note: 'This week is a calm one for the Dishwasher, on Saturday.',
    });
  });

  it('reads a plate that is written in the bytes of a picture, or makes one up for a photo', async () => {
    const items = data({ items: ['Fridge', 'Dishwasher'], asked: 'Dishwasher' });
    const plate = Buffer.from('PNG Nameplate: Acme / X-1 / Fridge. end');
    expect(await written(await ask(items, [picture(plate)]))).toMatchObject({
      maker: 'Acme',
      model: 'X-1',
      item: 'Fridge',
    });
    expect(await written(await ask(items, [picture(Buffer.alloc(2_000))]))).toMatchObject({
      found: true,
      item: 'Dishwasher',
    });
    expect(await written(await ask(items, [picture(Buffer.alloc(20))]))).toMatchObject({ found: false });
  });

  it('reads the plate that someone says is on the next photo, once', async () => {
    const items = data({ items: ['Fridge', 'Dishwasher'] });
    const form = { maker: 'Acme', model: 'X-1', item: 'fridge' };
    await fetch(`${sandbox.url}/openai/plate`, { method: 'POST', body: new URLSearchParams(form) });
    const read = async () => written(await ask(items, [picture(Buffer.alloc(2_000))]));
    expect(await read()).toMatchObject({ maker: 'Acme', model: 'X-1', item: 'Fridge' });
    expect(await read()).toMatchObject({ maker: 'Nordhaus', item: 'Dishwasher' });
  });

  it('lists its calls with their bodies, without the contents of files', async () => {
    await ask(question, [picture(Buffer.from('a picture'))]);
    const last = (await pages.calls()).at(-1);
    expect(last).toMatchObject({ method: 'POST', path: '/v1/responses', status: 200, body: { model: 'gpt-6-luna' } });
    expect(last?.usage?.input).toBeGreaterThan(1_000);
    expect(JSON.stringify(last)).toContain('image/png, 12 characters');
    const page = await (await fetch(`${sandbox.url}/openai`)).text();
    expect(page).toContain('POST /v1/responses');
  });

  it('refuses what the API refuses', async () => {
    const call = (init: RequestInit) => fetch(`${sandbox.url}/openai/v1/responses`, { method: 'POST', ...init });
    expect((await call({ body: '{}' })).status).toBe(401);
    expect((await call({ body: '{', headers: { Authorization: 'Bearer key' } })).status).toBe(400);
    expect((await fetch(`${sandbox.url}/openai`)).status).toBe(200);
  });

  it('writes what a test wants it to write, once each', async () => {
    await pages.writeNext({ note: 'one' }, 'two');
    expect(await written(await ask(question))).toEqual({ note: 'one' });
    expect(await (await ask(question)).text()).toContain('two');
    expect(await written(await ask(question))).toHaveProperty('steps');
  });
});

describe('its faults', () => {
  it.each([
    ['refusal', /"type":"refusal"/],
    ['truncated', /"status":"incomplete"/],
    ['unknown-ids', /attic\.fly-away/],
    ['forbidden-words', /shop\.example\.com/],
  ])('%s shows in the response', async (answer, pattern) => {
    await pages.setFaults({ answer });
    expect(await (await ask(question)).text()).toMatch(pattern);
  });

  it('bad-json can’t be parsed, and a break comes after the first pieces', async () => {
    await pages.setFaults({ answer: 'bad-json' });
    await expect(ask(question).then(written)).rejects.toThrow(SyntaxError);
    await pages.setFaults({ answer: 'disconnect' });
    const response = await ask(question, [], { stream: true });
    await expect(response.text()).rejects.toThrow();
  });

  it('no-schemas refuses schemas and nothing else', async () => {
    await pages.setFaults({ answer: 'no-schemas' });
    const format = { type: 'json_schema', name: 'answer', schema: {} };
    expect((await ask(question, [], { text: { format } })).status).toBe(400);
    expect((await ask(question)).status).toBe(200);
  });

  it('slow sends the pieces one by one', async () => {
    await pages.setFaults({ answer: 'slow' });
    const response = await ask(question, [], { stream: true });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).not.toContain('response.completed');
    await reader?.cancel();
  });
});
