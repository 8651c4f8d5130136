import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';

const invitation = {
  id: newId(),
  home: 'Rue des Lilas',
  inviter: { name: 'Sam', email: 'sam@home.example' },
  role: 'member',
  expiresAt: '2027-01-13T11:00:00.000Z',
} as const;
const heading = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name });
const newcomer = user({ isOnboarded: false, invitations: [invitation] });

describe('an invitation to a person who signed in by themselves', () => {
  it('comes before onboarding', async () => {
    const app = await openAs(newcomer, '/onboarding');
    await expect.poll(app.address).toBe('/invitations');
    await expect.element(heading).toHaveTextContent('Look after “Rue des Lilas” together');
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByText('Sam invites you')).toBeVisible();
    await look('an invitation before onboarding');
    await button('Not now').click();
    await expect.poll(app.address).toBe('/onboarding');
  });

  it('is declined with one press, or says why not', async () => {
    const declining = user({ isOnboarded: false, invitations: [{ ...invitation, id: newId() }] });
    const app = await openAs(declining, '/invitations?for=premium');
    respond('declineInvitation', () => {
      throw refused(500, { message: 'We couldn’t decline the invitation' });
    });
    await button('Decline').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t decline the invitation');
    await look('an invitation that could not be declined');
    respond('declineInvitation', () => ({ message: 'Declined' }));
    respond('me', () => ({ ...declining, invitations: [] }));
    await button('Decline').click();
    await expect.poll(app.address).toBe('/onboarding?for=premium');
    await rests();
    expect(requestsTo('declineInvitation')).toHaveLength(2);
  });

  it('leads a resident who was invited to nothing, to their week', async () => {
    serveWeek([]);
    const app = await openAs(user(), '/invitations');
    await expect.poll(app.address).toBe('/dashboard');
  });
});
