import { expect, it } from 'vitest';
import { z } from 'zod';
import { json } from '#apps/contract/endpoint.ts';

it('builds each schema of an endpoint when it is first read, and once', () => {
  const built: string[] = [];
  const schema = (name: string) => () => {
    built.push(name);
    return z.object({});
  };
  const endpoint = json('POST /api/things', {
    access: 'member',
    summary: 'Make a thing',
    failure: 'We couldn’t make the thing',
    body: schema('body'),
    response: schema('response'),
  });
  expect(built).toEqual([]);
  expect(endpoint.body).toBe(endpoint.body);
  expect(built).toEqual(['body']);
});
