import { describe, expect, it } from 'vitest';
import { countedMailer } from '#apps/composition/counted-mailer.ts';
import { DomainError } from '#core/domain/errors.ts';
import { deliverEach, type Mail, type Mailer, type MailOutcome } from '#core/ports/mailer.ts';
import type { CountedMail, Metrics } from '#core/ports/metrics.ts';
import { outcomesOf } from '../support/mail/outcomes-of.ts';

const mail: Mail = {
  kind: 'sign-in',
  language: 'en',
  id: 'a link',
  to: 'ada@home.example',
  link: 'https://home.example',
  validMinutes: 10,
};

function counted(parts: Partial<Mailer>) {
  const counts: CountedMail[] = [];
  const metrics: Metrics = {
    countRequest: () => {},
    countJob: () => {},
    countAdvisorCall: () => {},
    countRefinement: () => {},
    countQuestion: () => {},
    countDropped: () => {},
    countHomeCommand: () => {},
    setBrokerConnected: () => {},
    countProblem: () => {},
    countClientLeft: () => {},
    countMail: (each) => void counts.push(each),
  };
  return {
    counts,
    mailer: countedMailer({ send: async () => {}, sendEach: async () => {}, ...parts } as Mailer, metrics),
  };
}

describe('a counted mailer', () => {
  it('counts a mail as sent once the mail service has accepted it', async () => {
    const { counts, mailer } = counted({});
    await mailer.send(mail);
    expect(counts).toEqual([{ kind: 'sign-in', outcome: 'sent' }]);
  });

  it.each([
    [new DomainError('address_refused'), 'refused'],
    [new DomainError('mail_rejected'), 'rejected'],
    [new Error('away'), 'failed'],
  ] as const)('passes on %s and counts the mail as %s', async (error, outcome) => {
    const { counts, mailer } = counted({ send: () => Promise.reject(error) });
    await expect(mailer.send(mail)).rejects.toBe(error);
    expect(counts).toEqual([{ kind: 'sign-in', outcome }]);
  });

  it('counts each of several mails by its outcome', async () => {
    const outcomes: readonly MailOutcome[] = [{ status: 'sent' }, { status: 'failed', error: new Error('away') }];
    const remaining = outcomes.values();
    const { counts, mailer } = counted({
      sendEach: (letters, report) => deliverEach(letters, async () => remaining.next().value ?? expect.fail(), report),
    });
    expect(await outcomesOf(mailer.sendEach, [mail, mail])).toEqual(outcomes);
    expect(counts.map(({ outcome }) => outcome)).toEqual(['sent', 'failed']);
  });
});
