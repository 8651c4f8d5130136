import { describe, expect, it } from 'vitest';
import type { Mailer, MailOutcome } from '#core/ports/mailer.ts';

export type MailerSubject = {
  readonly mailer: Mailer;
  /** Returns the links that were sent to the address, oldest first. */
  readonly linksTo: (address: string) => Promise<readonly string[]>;
  /** Makes the mail service refuse the next mail. */
  readonly refuseNext: () => Promise<void>;
  /** An address that receives nothing, and what the service says about mail to it. */
  readonly dead: { readonly address: string; readonly status: 'refused' | 'rejected' };
  /** A mailer that the service doesn't accept, and the setting to correct. */
  readonly broken: { readonly mailer: Mailer; readonly setting: string };
};

const codes = { refused: 'address_refused', rejected: 'mail_rejected' } as const;

export function mailerContract(name: string, makeSubject: () => Promise<MailerSubject>): void {
  describe(`mailer: ${name}`, () => {
    const link = (token: string) => `https://upkept.example/verify-auth?token=${token}`;
    const signIn = (to: string, token: string) => ({
      kind: 'sign-in' as const,
      to,
      link: link(token),
      validMinutes: 10,
    });
    const failureOf = (sending: Promise<void>): Promise<Error> =>
      sending.then(
        () => expect.fail('sent'),
        (error: Error) => error,
      );
    const wordsOf = (error: unknown) =>
      error instanceof Error ? [error.message, error.stack, String(error.cause), JSON.stringify(error)].join() : '';

    it('has sent the mail, to its address alone, once it resolves', async () => {
      const { mailer, linksTo } = await makeSubject();
      await mailer.send(signIn('ada@one.example', 'a'));
      await mailer.send(signIn('ada@two.example', 'b'));
      await mailer.send(signIn('ada@one.example', 'c'));
      expect(await linksTo('ada@one.example')).toEqual([link('a'), link('c')]);
      expect(await linksTo('ada@two.example')).toEqual([link('b')]);
    });

    it('throws without naming link or address when the mail is refused, and can send it again', async () => {
      const { mailer, linksTo, refuseNext } = await makeSubject();
      const mail = signIn('ada@three.example', 'secret');
      await refuseNext();
      expect(wordsOf(await failureOf(mailer.send(mail)))).not.toMatch(/ada@|secret/);
      expect(await linksTo(mail.to)).toEqual([]);
      await mailer.send(mail);
      expect(await linksTo(mail.to)).toEqual([mail.link]);
    });

    it('throws an error of its own for an address that receives nothing', async () => {
      const { mailer, dead } = await makeSubject();
      const failure = await failureOf(mailer.send(signIn(dead.address, 'secret')));
      expect(failure).toMatchObject({ name: 'DomainError', code: codes[dead.status] });
      expect(wordsOf(failure)).not.toMatch(/secret/);
      expect(wordsOf(failure)).not.toContain(dead.address);
    });

    it('sends a lot of mails and returns an outcome for each, in their order', async () => {
      const { mailer, linksTo, dead } = await makeSubject();
      const mails = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((token) => signIn(`${token}@many.example`, token));
      const [first, ...others] = mails;
      if (!first) throw new Error('There are mails');
      const outcomes = await mailer.sendAll([first, signIn(dead.address, 'dead'), ...others]);
      expect(outcomes.map(({ status }) => status)).toEqual(['sent', dead.status, ...others.map(() => 'sent')]);
      for (const { to, link } of mails) expect(await linksTo(to)).toEqual([link]);
      expect(await mailer.sendAll([])).toEqual([]);
    });

    it('returns that a mail failed without naming it, and can send it again', async () => {
      const { mailer, linksTo, refuseNext } = await makeSubject();
      const mail = signIn('ada@four.example', 'secret');
      await refuseNext();
      const [outcome]: readonly MailOutcome[] = await mailer.sendAll([mail]);
      if (outcome?.status !== 'failed') throw new Error(`The outcome is ${outcome?.status}`);
      expect(outcome.error).toBeInstanceOf(Error);
      expect(wordsOf(outcome.error)).not.toMatch(/ada@|secret/);
      await mailer.sendAll([mail]);
      expect(await linksTo(mail.to)).toEqual([mail.link]);
    });

    it('finds no problem with the right settings, and names the setting otherwise', async () => {
      const { mailer, broken } = await makeSubject();
      expect(await mailer.findProblem()).toBeUndefined();
      expect(await broken.mailer.findProblem()).toMatch(new RegExp(`^${broken.setting}: .*\\.$`));
    });
  });
}
