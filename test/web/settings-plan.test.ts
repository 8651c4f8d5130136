import { describe, expect, it } from 'vitest';
import { describePlan } from '#apps/web/features/settings/account/describe-plan.ts';

type Plan = Parameters<typeof describePlan>[0]['plan'];

const wordsOf = (plan: Partial<Plan>, timezone = 'Europe/Paris') =>
  describePlan({ plan: { source: 'free', status: null, renewsAt: null, endsAt: null, ...plan }, timezone });

const end = '2027-05-12T08:00:00.000Z';

describe('the description of a plan', () => {
  it('distinguishes free, premium, and premium given by support', () => {
    expect(wordsOf({})).toMatchObject({ name: 'free', about: expect.stringContaining('1 custom task') });
    expect(wordsOf({ source: 'support' })).toEqual({
      name: 'premium',
      about: 'Our support team gave you Premium. There is nothing to pay.',
    });
    expect(wordsOf({ source: 'subscription', status: 'active', renewsAt: end })).toEqual({
      name: 'premium',
      about: 'It renews on 12 May 2027. You can cancel at any time.',
    });
    expect(wordsOf({ source: 'support', status: 'canceled', endsAt: end }).about).toContain('Our support team');
  });

  it.each(['active', 'trialing', 'canceled'] as const)('says when a subscription that is %s ends', (status) => {
    expect(wordsOf({ source: 'subscription', status, endsAt: end })).toMatchObject({
      name: 'premium',
      note: { text: 'Ends on 12 May 2027', tone: 'honey' },
      about: expect.stringContaining('You keep Premium until then'),
    });
  });

  it('uses the day in the household’s time zone', () => {
    const late = '2027-05-12T22:30:00.000Z';
    const dayIn = (zone: string) =>
      wordsOf({ source: 'subscription', status: 'active', endsAt: late }, zone).note?.text ?? '';
    expect(dayIn('Europe/Paris')).toBe('Ends on 13 May 2027');
    expect(dayIn('America/New_York')).toBe('Ends on 12 May 2027');
  });

  it('says that Premium stays while a payment is retried', () => {
    const { note, about } = wordsOf({ source: 'subscription', status: 'past_due', renewsAt: end });
    expect(note?.text).toBe('Payment problem');
    expect(about).toContain(
      'Your last payment didn’t go through. We’ll try it again. You keep Premium in the meantime.',
    );
    const cancelled = wordsOf({ source: 'subscription', status: 'past_due', endsAt: end });
    expect(cancelled.about).toContain('Premium ends on 12 May 2027 even so.');
  });

  it.each([
    ['canceled', 'Premium ended on 12 May 2027. Nothing was deleted'],
    ['unpaid', 'Premium has stopped, because a payment is missing. Nothing was deleted'],
    ['paused', 'Premium has stopped, because a payment is missing. Nothing was deleted'],
    ['incomplete', 'Your payment for Premium was not completed'],
    ['incomplete_expired', 'Your payment for Premium was not completed'],
  ] as const)('say why one that is %s is no longer premium', (status, about) => {
    const words = wordsOf({ status, endsAt: end });
    expect(words.name).toBe('free');
    expect(words.about).toContain(about);
  });
});
