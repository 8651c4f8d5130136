import { expect, it } from 'vitest';
import { eventResource } from '#adapters/google/event-resource.ts';
import { makeMeter } from '#adapters/openai/meter.ts';
import { isPriced, isReasoning, pricesOf, type Tokens } from '#adapters/openai/prices.ts';
import type { Prompt } from '#adapters/openai/prompt.ts';
import { stepSchema } from '#adapters/openai/schemas.ts';
import { event } from '../adapters/google.fixture.ts';

const prompt: Prompt = {
  name: 'answer',
  instructions: 'Answer.',
  data: 'x'.repeat(4_000),
  detail: 'low',
  schema: stepSchema,
  mostOutput: 1_000,
};

it.each([
  ['no counts', { cached: 0 }],
  ['texts', { input: '12', cached: 0, output: '7' }],
  ['impossible numbers', { input: -5, cached: 0, output: Number.NaN }],
])('the cost of an answer for which a server reports %s is estimated', (_, counts) => {
  const costs: number[] = [];
  const meter = makeMeter(prompt, { input: 1, cached: 1, output: 1 }, (cost) => costs.push(cost));
  meter.write('an answer');
  // A server that isn't OpenAI's may send anything.
  meter.count(counts as unknown as Tokens);
  meter.end();
  expect(costs).toHaveLength(1);
  expect(costs[0]).toBeGreaterThan(1_000);
});

it('an endless answer ends', () => {
  const meter = makeMeter(prompt, { input: 1, cached: 1, output: 1 }, () => {});
  const write = () => {
    for (let piece = 0; piece < 1_000; piece++) meter.write('x'.repeat(100));
  };
  expect(write).toThrow('unusable: too_long');
});

it.each(['constructor', 'toString', '__proto__'])('a model named %s is unknown', (name) => {
  expect([isPriced(name), isReasoning(name), pricesOf(name)]).toEqual([false, false, pricesOf('unknown')]);
});

it('what users wrote shows in Google’s descriptions as they wrote it', () => {
  const resource = eventResource({ ...event, description: 'Cut < 20 cm & <b>not</b> more' }, 'Upkept');
  expect(resource.description).toBe('Cut &lt; 20 cm &amp; &lt;b&gt;not&lt;/b&gt; more');
});
