import { describe, expect, it } from 'vitest';
import type { Mailer } from '#core/ports/mailer.ts';
import { outcomesOf } from '../support/mail/outcomes-of.ts';

type MailerSubject = {
  readonly mailer: Mailer;
  /** Returns the links that were sent to the address, oldest first. */
  readonly linksTo: (address: string) => Promise<readonly string[]>;
  /** Makes the mail service refuse the next mail. */
  readonly refuseNext: () => Promise<void>;
  /** An address that receives nothing, and what the service says about mail to it. */
  readonly dead: { readonly address: string; readonly status: 'refused' | 'rejected' };
  /** How many letters are on their way at once. */
  readonly atOnce: number;
  /** A mailer that the service doesn't accept, and the setting to correct. */
  readonly broken: { readonly mailer: Mailer; readonly setting: string };
};

const codes = { refused: 'address_refused', rejected: 'mail_rejected' } as const;

export function mailerContract(name: string, makeSubject: () => Promise<MailerSubject>): void {
  describe(`mailer: ${name}`, () => {
    const link = (token: string) => `https://upkept.example/verify-auth?token=${token}`;
    const signIn = (to: string, token: string) => ({
      kind: 'sign-in' as const,
      language: 'en' as const,
      id: token,
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

    it('sends a lot of mails and says of each what became of it', async () => {
      const { mailer, linksTo, dead } = await makeSubject();
      const mails = Array.from({ length: 60 }, (_, index) => signIn(`${index}@many.example`, `t${index}`));
      const [first, ...others] = mails;
      if (!first) throw new Error('There are mails');
      const outcomes = await outcomesOf(mailer.sendEach, [first, signIn(dead.address, 'dead'), ...others]);
      expect(outcomes.map(({ status }) => status)).toEqual(['sent', dead.status, ...others.map(() => 'sent')]);
      for (const { to, link } of mails) expect(await linksTo(to)).toEqual([link]);
      expect(await outcomesOf(mailer.sendEach, [])).toEqual([]);
    });

    it('says that a mail failed without naming it, and can send it again', async () => {
      const { mailer, linksTo, refuseNext } = await makeSubject();
      const mail = signIn('ada@four.example', 'secret');
      await refuseNext();
      const [outcome] = await outcomesOf(mailer.sendEach, [mail]);
      if (outcome?.status !== 'failed') throw new Error(`The outcome is ${outcome?.status}`);
      expect(outcome.error).toBeInstanceOf(Error);
      expect(wordsOf(outcome.error)).not.toMatch(/ada@|secret/);
      await outcomesOf(mailer.sendEach, [mail]);
      expect(await linksTo(mail.to)).toEqual([mail.link]);
    });

    it('takes a mail, or a batch, only once the last one on its connection is settled', async () => {
      const { mailer, atOnce } = await makeSubject();
      const letters = Array.from({ length: 3 * atOnce }, (_, index) => ({
        mail: signIn(`${index}@settled.example`, 'a'),
      }));
      let [taken, settled, most] = [0, 0, 0];
      const counted = function* () {
        for (const letter of letters) {
          most = Math.max(most, ++taken - settled);
          yield letter;
        }
      };
      await mailer.sendEach(counted(), async () => {
        await new Promise(setImmediate);
        settled++;
      });
      expect({ settled, most }).toEqual({ settled: letters.length, most: atOnce });
    });

    it('takes no more mails once one could not be settled', async () => {
      const { mailer, atOnce } = await makeSubject();
      const letters = Array.from({ length: 3 * atOnce }, (_, index) => ({
        mail: signIn(`${index}@unsettled.example`, 'a'),
      }));
      let asked = 0;
      const sending = mailer.sendEach(letters, async () => {
        asked++;
        throw new Error('away');
      });
      await expect(sending).rejects.toThrow('away');
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThanOrEqual(atOnce);
    });

    it('finds no problem with the right settings, and names the setting otherwise', async () => {
      const { mailer, broken } = await makeSubject();
      expect(await mailer.findProblem()).toBeUndefined();
      expect(await broken.mailer.findProblem()).toMatch(new RegExp(`^${broken.setting}: .*\\.$`));
    });
  });
}
