import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';

const part = page.getByRole('region', { name: 'Remind me in a year' });
const button = part.getByRole('button', { name: 'Remind me in a year' });

describe('the reminder below a guide', () => {
  it('takes an address, and says which step is left', async () => {
    respond('askForReminder', () => ({ message: 'Sent' }));
    await open('/maintenance/fridge');
    await part.getByLabelText('Email address').fill('ada@home.example');
    await button.click();
    await expect.element(part.getByRole('status')).toMatchTextContent('We’ve sent a link to ada@home.example.');
    await expect.element(part.getByRole('status')).toHaveFocus();
    await rests();
    expect(requestsTo('askForReminder').map(({ body }) => body)).toEqual([
      { guide: 'fridge', email: 'ada@home.example' },
    ]);
    await look('asked');
  });

  it('keeps the address when it could not be sent', async () => {
    respond('askForReminder', () => {
      throw refused(429, { message: 'Too many requests. Please try again later.' });
    });
    await open('/maintenance/fridge');
    await part.getByLabelText('Email address').fill('ada@home.example');
    await button.click();
    await expect.element(part.getByRole('alert')).toMatchTextContent('Too many requests');
    await expect.element(part.getByLabelText('Email address')).toHaveValue('ada@home.example');
  });

  it('is for visitors: a user has the plan', async () => {
    await openAs(user(), '/maintenance/fridge');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await rests();
    expect(part.query()).toBeNull();
  });
});
