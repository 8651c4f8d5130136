import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { open, openAs } from '../support/open.tsx';
import { writeSiteSettings } from '../support/site-settings.ts';

const card = (name: string) => page.getByRole('region', { name, exact: true });
const checkout = () =>
  card('Premium')
    .getByRole('button')
    .or(card('Premium').getByRole('link', { name: /premium/i }));

// A separate file, because the app reads these settings only once.
beforeAll(() => writeSiteSettings({ sellsNothing: true }));

describe('where nothing is sold the plans offer no checkout', () => {
  it('to residents', async () => {
    await openAs(user(), '/pricing');
    // Until the resident is known, the page shows what visitors see.
    await expect.element(card('Free')).toMatchTextContent('Your plan today');
    await expect.element(card('Premium')).toMatchTextContent('Premium isn’t sold here.');
    await expect.element(checkout()).not.toBeInTheDocument();
  });

  it('to visitors', async () => {
    await open('/pricing');
    await expect.element(card('Free')).toMatchTextContent('Start for Free');
    await expect.element(card('Premium')).toMatchTextContent('Premium isn’t sold here.');
    await expect.element(checkout()).not.toBeInTheDocument();
  });
});
