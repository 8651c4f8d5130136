import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs, sessionToken } from '../support/open.tsx';
import { openLinkAt } from '../support/open-link.ts';
import { rests } from '../support/rests.ts';

const card = page.getByRole('region', { name: 'Email address' });
const field = card.getByLabelText('New email address');
const send = card.getByRole('button', { name: 'Send both links' });

describe('another address', () => {
  it('waits for both addresses, and can be taken back', async () => {
    await openAs(user(), '/settings#email');
    await field.fill('ada@home.example');
    await send.click();
    await expect.element(field).toHaveAccessibleDescription('This is your address already');
    await field.fill('ada@elsewhere.example');
    await send.click();
    await expect.element(card).toMatchTextContent('ada@elsewhere.example: not confirmed yet');
    await look('an address that waits to be confirmed');
    await card.getByRole('button', { name: 'Keep ada@home.example' }).click();
    await expect.element(field).toHaveValue('');
    await rests();
    expect(requestsTo('requestEmailChange').map(({ body }) => body.email)).toEqual(['ada@elsewhere.example']);
  });

  it('says why it can’t be used', async () => {
    await openAs(user(), '/settings#email');
    respond('requestEmailChange', () => {
      throw refused(409, { message: 'This address belongs to another account' });
    });
    await field.fill('bob@home.example');
    await send.click();
    await expect.element(field).toHaveAccessibleDescription('This address belongs to another account');
  });
});

describe('the link in the mail', () => {
  const open = { side: 'new', newEmail: 'ada@elsewhere.example', state: 'open' } as const;

  it('changes nothing until its button is pressed, and then names the next step', async () => {
    respond('readEmailChange', () => open);
    respond('confirmEmailChange', () => ({ ...open, state: 'waiting' }));
    await openLinkAt('/confirm-email', 'abc');
    await expect.element(page.getByRole('heading', { name: 'Change your address?' })).toBeVisible();
    await rests();
    expect(requestsTo('confirmEmailChange')).toEqual([]);
    await look('a link that confirms an address');
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect.element(page.getByRole('heading', { name: 'One more confirmation' })).toBeVisible();
    await expect.element(page.getByText('your current address')).toBeVisible();
  });

  it('that no longer works says so, and leaves its reader signed in', async () => {
    respond('readEmailChange', () => {
      throw refused(401, { code: 'invalid_link', message: 'Invalid or expired token' });
    });
    respond('me', () => user());
    localStorage.setItem('token', sessionToken);
    await openLinkAt('/confirm-email', 'old');
    await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await rests();
    expect(localStorage.getItem('token')).toBe(sessionToken);
  });
});
