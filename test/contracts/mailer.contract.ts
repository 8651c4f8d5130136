import { describe, expect, it } from 'vitest';
import type { Mailer } from '#core/ports/mailer.ts';

export type MailerSubject = {
  readonly mailer: Mailer;
  /** Returns the links that were sent to the address, oldest first. */
  readonly linksTo: (address: string) => Promise<readonly string[]>;
  /** Makes the mail service refuse the next mail. */
  readonly refuseNext: () => Promise<void>;
};

export function mailerContract(name: string, makeSubject: () => Promise<MailerSubject>): void {
  describe(`mailer: ${name}`, () => {
    const link = (token: string) => `https://upkept.example/verify-auth?token=${token}`;

    it('has sent the mail, to its address alone, once it resolves', async () => {
      const { mailer, linksTo } = await makeSubject();
      await mailer.send({ kind: 'sign-in', to: 'ada@one.example', link: link('a'), validMinutes: 10 });
      await mailer.send({ kind: 'sign-in', to: 'ada@two.example', link: link('b'), validMinutes: 10 });
      await mailer.send({ kind: 'sign-in', to: 'ada@one.example', link: link('c'), validMinutes: 10 });
      expect(await linksTo('ada@one.example')).toEqual([link('a'), link('c')]);
      expect(await linksTo('ada@two.example')).toEqual([link('b')]);
    });

    it('throws without naming link or address when the mail is refused, and can send it again', async () => {
      const { mailer, linksTo, refuseNext } = await makeSubject();
      const mail = { kind: 'sign-in' as const, to: 'ada@three.example', link: link('secret'), validMinutes: 10 };
      await refuseNext();
      const failure = await mailer.send(mail).then(
        () => expect.fail('sent'),
        (error: Error) => error,
      );
      expect(`${failure.message} ${failure.stack}`).not.toMatch(/ada@|secret/);
      expect(await linksTo(mail.to)).toEqual([]);
      await mailer.send(mail);
      expect(await linksTo(mail.to)).toEqual([mail.link]);
    });
  });
}
