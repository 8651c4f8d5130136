import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';

const path = '/settings?tab=calendar';

describe('the calendar tab, while there is nothing to connect', () => {
  it('says so, and leads free users to the checkout', async () => {
    const app = await openAs(user(), '/settings');
    await page.getByRole('tab', { name: 'Calendar Integration' }).click();
    await expect.poll(app.address).toBe(path);
    await expect
      .element(main().getByRole('region', { name: 'Calendar integration' }))
      .toMatchTextContent('It is not open yet');
    await expect.element(main().getByRole('region', { name: 'Calendar sync comes with Premium' })).toBeVisible();
    await expect.element(main().getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
    await look('the calendar of a free user');
    respond('createCheckoutSession', () => ({ url: 'https://pay.example/session-1' }));
    await main().getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect.poll(departuresSoFar).toEqual(['https://pay.example/session-1']);
    expect(requestsTo('createCheckoutSession').map(({ body }) => body)).toEqual([{ product: 'premium_subscription' }]);
  });

  it('says so to premium users, and sells them nothing', async () => {
    await openAs(user({ isPremium: true }), path);
    await expect
      .element(main().getByText('It is part of your plan, and will be here as soon as it opens.'))
      .toBeVisible();
    await expect.element(main().getByRole('region', { name: 'Premium' })).not.toBeInTheDocument();
    await expect.element(main().getByRole('button')).not.toBeInTheDocument();
    await look('the calendar of a premium user');
  });
});

it('the notifications tab has no button, and is coming soon', async () => {
  await openAs(user(), '/settings?tab=notifications');
  await expect.element(main().getByText('coming soon', { exact: true })).toBeVisible();
  const tabs = page.getByRole('tab').elements();
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Task Preferences',
    'Custom Tasks',
    'Calendar Integration',
  ]);
  await look('notifications');
});
