import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { open, sessionToken } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveHousehold } from '../support/serve-household.ts';
import { serveWeek } from '../support/serve-week.ts';
import { alert } from './sign-in-screen.ts';

const button = page.getByRole('button', { name: 'Sign in with a passkey' });
const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' };
const credential = { id: 'AAAA', response };

afterEach(() => vi.restoreAllMocks());

it('a passkey signs in with one click, and leads on', async () => {
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue({ toJSON: () => credential } as never);
  serveWeek([]);
  const household = serveHousehold(user());
  respond('startPasskeySignIn', () => ({ options: { challenge: 'AAAA', rpId: 'localhost' } }));
  respond('signInWithPasskey', () => ({ token: sessionToken, user: household.saved() }));
  const app = await open('/login');
  await look('with a passkey');
  await button.click();
  await expect.poll(app.address).toBe('/dashboard');
  await rests();
  expect(requestsTo('signInWithPasskey').map(({ body }) => body)).toEqual([{ credential }]);
  expect(localStorage.getItem('token')).toBe(sessionToken);
});

it('a passkey that isn’t used or isn’t known leaves the page as it is, and says why', async () => {
  const get = vi.spyOn(navigator.credentials, 'get');
  get.mockRejectedValue(new DOMException('Cancelled', 'NotAllowedError'));
  respond('startPasskeySignIn', () => ({ options: { challenge: 'AAAA', rpId: 'localhost' } }));
  const app = await open('/login');
  await button.click();
  await expect.element(alert).toHaveTextContent('No passkey was used. You can also sign in with your email address.');
  get.mockResolvedValue({ toJSON: () => credential } as never);
  respond('signInWithPasskey', () => {
    throw refused(401, { message: 'This passkey isn’t accepted here.' });
  });
  await button.click();
  await expect.element(alert).toHaveTextContent('This passkey isn’t accepted here.');
  await rests();
  expect(app.address()).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
  await look('a passkey that isn’t accepted');
});

it('a passkey isn’t offered by a browser that has none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await open('/login');
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
