import { describe, expect, it } from 'vitest';
import type { MailEvent, MailEvents } from '#core/ports/mail-events.ts';

type Written = { readonly body: Uint8Array; readonly authorization: string };
type MailEventsSubject = {
  readonly mailEvents: MailEvents;
  /** Writes an event, or one that needs no reaction, as the mail service sends it. */
  readonly write: (event: MailEvent | 'of no concern') => Written;
};

export function mailEventsContract(name: string, makeSubject: () => MailEventsSubject): void {
  describe(`mail events: ${name}`, () => {
    const at = new Date('2027-01-04T08:00:00Z');
    const { mailEvents, write } = makeSubject();
    const read = ({ body, authorization }: Written) => mailEvents.read(body, authorization);
    const kinds = ['bounce', 'complaint', 'suppressed', 'reactivated'] as const;

    it.each(kinds.flatMap((kind) => (['summaries', 'account'] as const).map((stream) => ({ kind, stream }))))(
      'include a $kind in the stream of $stream',
      async ({ kind, stream }) => {
        const event = { kind, email: 'ada@home.example', stream, at };
        expect(await read(write(event))).toEqual([event]);
      },
    );

    it('name the address in lower case', async () => {
      const event = { kind: 'complaint', email: 'Ada@Home.example', stream: 'summaries', at } as const;
      expect(await read(write(event))).toMatchObject([{ email: 'ada@home.example' }]);
    });

    it('leave out what needs no reaction', async () => {
      expect(await read(write('of no concern'))).toEqual([]);
    });

    it('are accepted only from the mail service', async () => {
      const { body, authorization } = write({ kind: 'bounce', email: 'ada@home.example', stream: 'account', at });
      for (const wrong of ['', 'Basic', authorization.slice(0, -1), `${authorization}x`, authorization.toUpperCase()]) {
        await expect(mailEvents.read(body, wrong)).rejects.toMatchObject({ code: 'not_authorised' });
      }
    });

    it('are refused when they are no JSON, without quoting it', async () => {
      const { authorization } = write('of no concern');
      const failure = mailEvents.read(new TextEncoder().encode('ada@home.example'), authorization);
      await expect(failure).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(failure).rejects.not.toThrow('ada@');
    });
  });
}
