import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Broker, BrokerAway, type BrokerConnection, type ReceivedMessage } from '#core/ports/broker.ts';

type BrokerSubject = {
  readonly broker: Broker;
  /** What the broker keeps, by topic. */
  readonly kept: () => Promise<ReadonlyMap<string, string>>;
  /** Publishes as another client. */
  readonly send: (topic: string, payload: string, kept?: boolean) => Promise<void>;
  /** Ends the broker, with all that it keeps, or starts it again. */
  readonly setAway: (away: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
};

const topics = ['home/+/command', 'greeting'];
const will = { topic: 'home/status', payload: 'offline' };
const last = { topic: 'home/status', payload: 'gone' };

export function brokerContract(name: string, open: () => Promise<BrokerSubject>): void {
  describe(`broker: ${name}`, () => {
    let subject: BrokerSubject;
    let connection: BrokerConnection | undefined;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(async () => {
      await connection?.close(last);
      connection = undefined;
      await subject.close();
    });

    /** Listens, and notes what happens. Each promise resolves with the next event of its kind. */
    function listen() {
      const messages: ReceivedMessage[] = [];
      const reasons: string[] = [];
      let connections = 0;
      const waiting: { readonly isMet: () => boolean; readonly resolve: () => void }[] = [];
      const changed = () => {
        for (const { isMet, resolve } of waiting) if (isMet()) resolve();
      };
      const until = (isMet: () => boolean) =>
        new Promise<void>((resolve) => {
          waiting.push({ isMet, resolve });
          changed();
        });
      connection = subject.broker.listen({
        topics,
        will,
        onConnected: () => {
          connections++;
          changed();
        },
        onMessage: (message) => {
          messages.push(message);
          changed();
        },
        onAway: (reason) => {
          reasons.push(reason);
          changed();
        },
      });
      return {
        messages,
        reasons,
        connected: (times = 1) => until(() => connections >= times),
        received: (count: number) => until(() => messages.length >= count),
        away: (times = 1) => until(() => reasons.length >= times),
      };
    }

    it('keeps the last message of a topic, and none after an empty one', async () => {
      await subject.broker.publish([
        { topic: 'home/a', payload: 'first' },
        { topic: 'home/b', payload: 'other' },
        { topic: 'home/a', payload: 'é'.repeat(5_000) },
      ]);
      expect([...(await subject.kept())].toSorted()).toEqual([
        ['home/a', 'é'.repeat(5_000)],
        ['home/b', 'other'],
      ]);
      await subject.broker.publish([{ topic: 'home/b', payload: '' }]);
      expect([...(await subject.kept()).keys()]).toEqual(['home/a']);
      expect(await subject.broker.findProblem()).toBeUndefined();
    });

    it('hears what is sent on its topics, and whether the broker had kept it', async () => {
      await subject.send('home/1/command', 'old', true);
      const { messages, connected, received } = listen();
      await connected();
      await received(1);
      await subject.send('elsewhere', 'x');
      await subject.send('home/1/2/command', 'x');
      await subject.send('greeting', 'online');
      await subject.send('home/2/command', 'new', true);
      await received(3);
      expect(messages).toEqual([
        { topic: 'home/1/command', payload: 'old', isRetained: true },
        { topic: 'greeting', payload: 'online', isRetained: false },
        { topic: 'home/2/command', payload: 'new', isRetained: false },
      ]);
    });

    it('publishes through the connection that listens, and says goodbye', async () => {
      const { connected } = listen();
      await connected();
      await subject.broker.publish([{ topic: 'home/status', payload: 'online' }]);
      expect((await subject.kept()).get('home/status')).toBe('online');
      await connection?.close(last);
      connection = undefined;
      expect((await subject.kept()).get('home/status')).toBe('gone');
      await subject.broker.publish([{ topic: 'home/a', payload: 'after' }]);
      expect((await subject.kept()).get('home/a')).toBe('after');
    });

    it('disconnects without a word, also without its will', async () => {
      const { connected } = listen();
      await connected();
      await subject.broker.publish([{ topic: 'home/status', payload: 'online' }]);
      await connection?.close();
      connection = undefined;
      expect((await subject.kept()).get('home/status')).toBe('online');
    });

    it('says once that it is away, connects again, and hears again', async () => {
      const { messages, reasons, connected, received, away } = listen();
      await connected();
      await subject.setAway(true);
      await away();
      await expect(subject.broker.publish([{ topic: 'home/a', payload: 'lost' }])).rejects.toThrow(BrokerAway);
      await subject.setAway(false);
      await connected(2);
      await subject.send('home/1/command', 'again');
      await received(1);
      expect(messages).toEqual([{ topic: 'home/1/command', payload: 'again', isRetained: false }]);
      expect(reasons).toHaveLength(1);
      expect((await subject.kept()).has('home/a')).toBe(false);
      await subject.setAway(true);
      await away(2);
      await subject.setAway(false);
      await connected(3);
    });

    it('is away from the start, and is there later', async () => {
      await subject.setAway(true);
      expect(await subject.broker.findProblem()).toMatchObject({ severity: 'fail' });
      await expect(subject.broker.publish([{ topic: 'home/a', payload: 'x' }])).rejects.toThrow(BrokerAway);
      const { reasons, connected, away } = listen();
      await away();
      expect(reasons).toHaveLength(1);
      await subject.setAway(false);
      await connected();
    });
  });
}
