import { describe, expect, it } from 'vitest';
import { makeHomeChanges } from '#adapters/memory/home-changes.ts';
import { makeHomeStreams } from '#apps/http/home-streams.ts';
import { streamLimits } from '#core/domain/running/time-limits.ts';

const [homeId, personId] = ['home', 'person'];

/** Streams of a process that beats and groups without waiting. */
function open(limits: Partial<Record<keyof typeof streamLimits, number>> = {}, isListening = () => true) {
  const changes = { ...makeHomeChanges(), isListening };
  const streams = makeHomeStreams(changes, { ...streamLimits, gapMs: 0, ...limits });
  const leaving = new AbortController();
  const stream = (whose = personId, pageId?: string) =>
    streams.open({ homeId, personId: whose, pageId, ends: leaving.signal })[Symbol.asyncIterator]();
  return { changes, stream, leave: () => leaving.abort() };
}

describe('a stream of the changes in a home', () => {
  it('opens at once, and says that the home has changed', async () => {
    const { changes, stream } = open();
    const events = stream();
    expect(await events.next()).toEqual({ done: false, value: { state: 'open' } });
    const next = events.next();
    changes.tell(['another']);
    changes.tell([homeId]);
    expect(await next).toEqual({ done: false, value: { state: 'changed' } });
    await events.return?.();
  });

  it('says once what changes several times before it is read', async () => {
    const { changes, stream, leave } = open();
    const events = stream();
    await events.next();
    for (let index = 0; index < 100; index++) changes.tell([homeId]);
    expect((await events.next()).value).toEqual({ state: 'changed' });
    const next = events.next();
    leave();
    expect(await next).toEqual({ done: true, value: undefined });
  });

  it('says nothing to a page of the changes that it made, and says them to all others', async () => {
    const { changes, stream } = open();
    const [own, other, nameless] = [stream(personId, 'page1'), stream(personId, 'page2'), stream()];
    for (const events of [own, other, nameless]) await events.next();
    const heard: unknown[] = [];
    const next = own.next().then(({ value }) => heard.push(value));
    changes.tell([homeId], 'page1');
    for (const events of [other, nameless]) expect((await events.next()).value).toEqual({ state: 'changed' });
    expect(heard).toEqual([]);
    changes.tell([homeId], 'page2');
    await next;
    expect(heard).toEqual([{ state: 'changed' }]);
  });

  it('says that it is open while nothing happens', async () => {
    const events = open({ beatMs: 1 }).stream();
    await events.next();
    expect((await events.next()).value).toEqual({ state: 'open' });
    await events.return?.();
  });

  it('has its reader look again and again while this server hears nothing of the others', async () => {
    const events = open({ beatMs: 1 }, () => false).stream();
    await events.next();
    expect((await events.next()).value).toEqual({ state: 'changed' });
    await events.return?.();
  });

  it('ends after a while, so that its reader proves again who they are', async () => {
    const events = open({ longestMs: 1 }).stream();
    await events.next();
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('is refused to a person and by a process that have too many, until one of them ends', async () => {
    const { stream } = open({ ofPerson: 2, ofProcess: 3 });
    const first = stream();
    await first.next();
    stream();
    expect(() => stream()).toThrow('too_many_requests');
    await stream('another').next();
    expect(() => stream('a third')).toThrow('too_many_requests');
    await first.return?.();
    expect((await stream().next()).value).toEqual({ state: 'open' });
  });

  it('makes room when its reader leaves before its first event', async () => {
    const { stream, leave } = open({ ofProcess: 1 });
    stream();
    expect(() => stream()).toThrow('too_many_requests');
    leave();
    expect(() => stream()).not.toThrow();
  });
});
