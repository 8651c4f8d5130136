import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { call, settled } from '#apps/ui/api/client.ts';
import { fillPath } from '#apps/ui/api/send-call.ts';
import { knownPerson, rememberPerson } from '#apps/ui/known-person.ts';
import { readToken, storeToken } from '#apps/ui/session/token.ts';

type Sent = { url: string; init: RequestInit };
const sent: Sent[] = [];

function answerWith(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
}

const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

beforeEach(() => {
  sent.length = 0;
  storeToken(undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('adds its query to the address', async () => {
    answerWith(() => Response.json({}));
    await call('previewPassport', { query: { costs: 'false', names: 'true' } });
    expect(sent[0]?.url).toBe('/api/history/passport?costs=false&names=true');
  });

  it('fills the path, sends JSON and the token', async () => {
    storeToken('secret');
    answerWith(() => Response.json({ id: 'x' }));
    await call('completeTask', { params: { id: 'a/b' }, body: { completed: true } });
    expect(sent[0]?.url).toBe('/api/tasks/a%2Fb/complete');
    expect(sent[0]?.init).toMatchObject({
      method: 'PUT',
      body: '{"completed":true}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
    });
  });

  it('sends neither body nor token if there is none', async () => {
    answerWith(() => Response.json({ ok: true }));
    await call('me');
    expect(sent[0]?.init.body).toBeUndefined();
    expect(sent[0]?.init.headers).toEqual({ accept: 'application/json', 'accept-language': 'en' });
  });

  it('throws the server’s message', async () => {
    const body = { message: 'Wait', code: 'rate_limited', requestId: 'r1', issues: [{ path: 'email', message: 'no' }] };
    answerWith(() => Response.json(body, { status: 429, headers: { 'retry-after': '60' } }));
    const error = await failureOf(call('requestMagicLink', { body: { email: 'a@b.co' } }));
    expect(error).toMatchObject({ ...body, status: 429, retryAfter: 60, offline: false });
  });

  it('falls back to the specification’s message if the server sent none', async () => {
    answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(call('getWeek', { params: { offset: 0 } }))).toMatchObject({
      message: 'Failed to fetch tasks',
      status: 502,
    });
  });

  it('reports that the server was unreachable', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(call('deleteTask', { params: { id: 'x' } }));
    expect(error).toMatchObject({ offline: true, code: 'offline', message: 'Failed to delete task' });
  });

  it('rethrows an abort unchanged', async () => {
    const abort = new AbortController();
    abort.abort();
    answerWith(() => Promise.reject(abort.signal.reason));
    await expect(call('me', undefined, { signal: abort.signal })).rejects.toHaveProperty('name', 'AbortError');
  });

  it('is waited for by what comes later, even if it fails', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    answerWith(() => promise);
    const order: string[] = [];
    const failure = failureOf(call('me')).then(() => order.push('failed'));
    const later = settled().then(() => order.push('settled'));
    await new Promise(setImmediate);
    expect(order).toEqual([]);
    reject(new TypeError('Failed to fetch'));
    await Promise.all([failure, later]);
    await settled();
    expect(order.toSorted()).toEqual(['failed', 'settled']);
  });

  it('ends only the session that was refused', async () => {
    const told = vi.fn();
    vi.stubGlobal('dispatchEvent', told);
    vi.stubGlobal('StorageEvent', class {});
    const refuse = (code: string) => Response.json({ code, message: 'no' }, { status: 401 });
    storeToken('old');
    answerWith(() => refuse('invalid_link'));
    await failureOf(call('readEmailChange', { params: { token: 'expired' } }));
    expect(readToken()).toBe('old');
    answerWith(() => {
      storeToken('new');
      return refuse('not_signed_in');
    });
    await failureOf(call('me'));
    expect(told).not.toHaveBeenCalled();
    answerWith(() => refuse('not_signed_in'));
    await failureOf(call('me'));
    expect(told).toHaveBeenCalledOnce();
    expect(readToken()).toBeUndefined();
  });

  it('forgets whose week it showed once someone has ended the session, and not when it has expired', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    vi.stubGlobal('dispatchEvent', () => true);
    vi.stubGlobal('StorageEvent', class {});
    const known = { name: 'Rosalind', email: 'r@home.example' };
    for (const [code, kept] of [
      ['not_signed_in', known],
      ['session_ended', undefined],
    ] as const) {
      rememberPerson(known);
      storeToken('over');
      answerWith(() => Response.json({ code, message: 'no' }, { status: 401 }));
      await failureOf(call('me'));
      expect([code, readToken(), knownPerson()]).toEqual([code, undefined, kept]);
    }
  });
});

it('fills every parameter of a path', () => {
  expect(fillPath('/api/tasks/week/:offset/replan', { offset: -3 })).toBe('/api/tasks/week/-3/replan');
});
