import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { newId, type User } from '../support/data.ts';
import { respond } from '../support/network.ts';
import { type Opened, sessionToken } from '../support/open.tsx';
import { openLinkAt } from '../support/open-link.ts';
import { type ServedHousehold, serveHousehold } from '../support/serve-household.ts';
import { serveWeek } from '../support/serve-week.ts';

export const address = 'ada@home.example';
export const field = page.getByLabelText('Email Address');
export const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
export const sent = page.getByRole('heading', { level: 1, name: 'Check Your Email' });
export const failed = page.getByRole('heading', { level: 1, name: 'Verification Failed' });
export const continueToSignIn = page.getByRole('button', { name: 'Continue to sign in' });
export const alert: Locator = page.getByRole('alert');
export const premiumNote = page.getByText(/You can get Premium next\.$/);

/** Requests a link with the form on the page, and returns the token of the link that would be mailed. */
export async function askForLink(): Promise<string> {
  const nonce = newId();
  respond('requestMagicLink', () => ({ message: 'Sent', nonce, request: 'request' }));
  await field.fill(address);
  await signIn.click();
  await expect.element(sent).toBeVisible();
  return `${nonce}.secret`;
}

/** Makes the server accept any link as this user's. */
export function acceptLinks(user: User): ServedHousehold {
  serveWeek([]);
  const household = serveHousehold(user);
  respond('verifyMagicLink', () => ({ token: sessionToken, user: household.saved() }));
  return household;
}

/** Opens the page of a sign-in link. */
export const openLink = (token: string | undefined): Promise<Opened> => openLinkAt('/verify-auth', token);
