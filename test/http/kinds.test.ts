import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { document, raw, redirect, stream } from '#apps/contract/endpoint.ts';
import type { Handler } from '#apps/http/pipeline/handler.ts';
import { DomainError } from '#core/domain/errors.ts';
import { refused } from '../support/server/client.ts';
import { makeServe } from './serve-endpoint.ts';

const { serve, failures } = makeServe();

describe('a stream', () => {
  const counting = stream('POST /api/count', {
    access: 'public',
    summary: 'Counts',
    failure: 'We couldn’t count',
    body: () => z.object({ upTo: z.int() }),
    event: () => z.object({ count: z.int() }),
  });
  const post = (address: string, body: unknown, signal?: AbortSignal) =>
    fetch(address, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
      ...(signal && { signal }),
    });

  it('sends each event as soon as there is one', async () => {
    const released = Promise.withResolvers<void>();
    const address = await serve(counting, async ({ body: { upTo } }) =>
      (async function* () {
        yield { count: 1 };
        await released.promise;
        for (let count = 2; count <= upTo; count++) yield { count };
      })(),
    );
    const response = await post(address, { upTo: 3 });
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await chunks?.read())?.value).toBe('data: {"count":1}\n\n');
    released.resolve();
    let rest = '';
    for (let chunk = await chunks?.read(); chunk?.done === false; chunk = await chunks?.read()) rest += chunk.value;
    expect(rest).toBe('data: {"count":2}\n\ndata: {"count":3}\n\n');
  });

  it('refuses bad input, and what fails before the first event, as any endpoint does', async () => {
    const address = await serve(counting, async () => {
      throw new DomainError('premium_required');
    });
    expect(await refused(await post(address, { upTo: 'many' }))).toMatchObject({ status: 400 });
    expect(await refused(await post(address, { upTo: 1 }))).toMatchObject({ status: 403 });
  });

  it.each([
    ['a foreseen failure', new DomainError('task_not_found'), 'task_not_found', 'This task no longer exists'],
    ['an unforeseen failure', new Error('secret'), 'internal', 'We couldn’t count'],
  ])('ends with an event for %s', async (_, error, code, message) => {
    const address = await serve(counting, async () =>
      (async function* () {
        yield { count: 1 };
        throw error;
      })(),
    );
    const [first, last] = (await (await post(address, { upTo: 3 })).text()).trim().split('\n\n');
    expect(first).toBe('data: {"count":1}');
    const [name, data = ''] = last?.split('\n') ?? [];
    expect(name).toBe('event: error');
    expect(JSON.parse(data.slice('data: '.length))).toEqual({ message, code, requestId: 'request-1' });
    expect(failures()).toEqual([error]);
  });

  it('stops its source when the client goes away', async () => {
    const stopped = Promise.withResolvers<void>();
    const address = await serve(counting, async () =>
      (async function* () {
        try {
          for (let count = 1; ; count++) {
            yield { count };
            await new Promise((resolve) => setImmediate(resolve));
          }
        } finally {
          stopped.resolve();
        }
      })(),
    );
    const client = new AbortController();
    const response = await post(address, { upTo: 3 }, client.signal);
    await response.body?.getReader().read();
    client.abort();
    await stopped.promise;
  });
});

describe('a stream that takes a form', () => {
  const receiving = stream('POST /api/receive', {
    access: 'public',
    summary: 'Receives a form',
    failure: 'We couldn’t receive',
    form: () => z.object({ name: z.string().max(5) }),
    file: { largest: 10, description: 'A small file' },
    event: () => z.object({ name: z.string(), bytes: z.array(z.int()).nullable() }),
  });
  const handle: Handler<typeof receiving> = async ({ body: { name, file } }) =>
    (async function* () {
      yield { name, bytes: file ? [...file] : null };
    })();
  const formOf = (fields: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  const post = async (body: FormData | string, headers: Record<string, string> = {}) =>
    fetch(await serve(receiving, handle), { method: 'POST', body, headers });

  it('passes on its fields and its file', async () => {
    const bytes = [0, 0xff, 13, 10];
    const response = await post(formOf({ name: 'Ada', file: new Blob([new Uint8Array(bytes)]) }));
    expect(await response.text()).toBe(`data: ${JSON.stringify({ name: 'Ada', bytes })}\n\n`);
    const without = await post(formOf({ name: 'Ada', file: new Blob([]) }));
    expect(await without.text()).toBe('data: {"name":"Ada","bytes":null}\n\n');
  });

  it.each<[string, FormData | string, Record<string, string>, number]>([
    ['a file that is too large', formOf({ name: 'Ada', file: new Blob([new Uint8Array(11)]) }), {}, 413],
    ['far too many bytes', formOf({ name: 'Ada', other: 'x'.repeat(200_000) }), {}, 413],
    ['a field that the schema refuses', formOf({ name: 'too long' }), {}, 400],
    ['another kind of body', '{}', { 'Content-Type': 'application/json' }, 415],
    ['a body that is no form', 'x', { 'Content-Type': 'multipart/form-data; boundary=a' }, 400],
    ['a form without a boundary', 'x', { 'Content-Type': 'multipart/form-data' }, 400],
  ])('refuses %s', async (_, body, headers, status) => {
    expect(await refused(await post(body, headers))).toMatchObject({ status });
  });
});

describe('a raw endpoint', () => {
  const received = raw('POST /api/webhooks/made-up', {
    access: 'public',
    summary: 'Bytes from a provider',
    largestBody: 10,
    headers: () => z.object({ 'x-signature': z.string().default('') }),
    response: () => z.object({ bytes: z.array(z.int()), signature: z.string() }),
  });
  const handle: Handler<typeof received> = async ({ body, headers }) => ({
    bytes: [...body],
    signature: headers['x-signature'],
  });
  const post = (address: string, bytes: readonly number[]) =>
    fetch(address, { method: 'POST', body: new Uint8Array(bytes), headers: { 'X-Signature': 'signed' } });

  it('passes on the bytes unchanged, and the headers that it names', async () => {
    const bytes = [0, 0xff, 0xfe, 0x7b];
    const response = await post(await serve(received, handle), bytes);
    expect(await response.json()).toEqual({ bytes, signature: 'signed' });
  });

  it('refuses more bytes than it allows', async () => {
    const response = await post(await serve(received, handle), new Array(11).fill(1));
    expect(await refused(response)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });
});

describe('a redirect', () => {
  it('leads to the address that its handler returns, and must not be cached', async () => {
    const back = redirect('GET /api/made-up/callback', {
      access: 'public',
      summary: 'Where a provider sends browsers back to',
      query: () => z.object({ code: z.string() }),
    });
    const address = await serve(back, async ({ query }) => `https://home.example/done?code=${query.code}`);
    const response = await fetch(`${address}?code=7`, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location'), response.headers.get('Cache-Control')]).toEqual([
      302,
      'https://home.example/done?code=7',
      'no-store',
    ]);
    expect(await refused(await fetch(address, { redirect: 'manual' }))).toMatchObject({ status: 400 });
  });
});

describe('a document', () => {
  it('has the type that the contract names, and the status and headers that its handler chooses', async () => {
    const calendar = document('GET /api/made-up.ics', {
      access: 'public',
      summary: 'A calendar',
      contentType: 'text/calendar',
    });
    const address = await serve(calendar, async () => ({
      body: 'BEGIN:VCALENDAR',
      status: 203,
      headers: { 'X-Calendar': '1' },
    }));
    const response = await fetch(address);
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('X-Calendar')]).toEqual([
      203,
      'text/calendar; charset=utf-8',
      '1',
    ]);
    expect(await response.text()).toBe('BEGIN:VCALENDAR');
  });
});
