import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond } from '../support/network.ts';
import { openLinkAt } from '../support/open-link.ts';
import { rests } from '../support/rests.ts';

type Reminder = ResponseOf<'readReminder'>;
const reminder: Reminder = { title: 'Boiler', path: '/maintenance/boiler', dueAt: null };
const openLink = () => openLinkAt('/reminder', '5f0c7e0c.secret');
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const button = (name: string) => page.getByRole('button', { name });

describe('the link to a reminder of a guide', () => {
  it('confirms it and ends it only when a button is pressed', async () => {
    respond('readReminder', () => reminder);
    respond('setReminder', ({ body: { wanted } }) => ({
      ...reminder,
      dueAt: wanted ? '2028-01-10T09:30:15.000Z' : null,
    }));
    await openLink();
    await expect.element(heading('Shall we remind you in a year?')).toHaveFocus();
    await expect.element(page.getByRole('main')).toMatchTextContent('One email about “Boiler”');
    await rests();
    expect(requestsTo('setReminder')).toEqual([]);
    await look('to confirm');
    await button('Yes, remind me').click();
    await expect.element(heading('We’ll remind you')).toBeVisible();
    await expect.element(page.getByRole('main')).toMatchTextContent('10 January 2028');
    await look('confirmed');
    await button('Don’t remind me').click();
    await expect.element(heading('You won’t be reminded')).toBeVisible();
    const link = page.getByRole('link', { name: 'Back to the guide' });
    await expect.element(link).toHaveAttribute('href', '/maintenance/boiler');
    await rests();
    expect(requestsTo('setReminder').map(({ body }) => body)).toEqual([{ wanted: true }, { wanted: false }]);
    await look('ended');
  });

  it('keeps what it showed when a press could not be sent', async () => {
    respond('readReminder', () => reminder);
    respond('setReminder', () => {
      throw refused(503, { message: 'We are having trouble reaching our database.' });
    });
    await openLink();
    await button('Yes, remind me').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('trouble reaching our database');
    await expect.element(button('Yes, remind me')).toBeVisible();
  });

  it('that is over leads to the guides', async () => {
    respond('readReminder', () => {
      throw refused(401, { message: 'Invalid or expired token' });
    });
    await openLink();
    await expect.element(heading('This link no longer works')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See the guides' }).first()).toBeVisible();
  });
});
