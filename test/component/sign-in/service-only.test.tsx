import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newId } from '../support/data.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { respond } from '../support/network.ts';
import { open } from '../support/open.tsx';
import { writeSiteSettings } from '../support/site-settings.ts';
import { field } from './sign-in-screen.ts';

writeSiteSettings({ signInService: { name: 'id.home.example', isOnlyWay: true } });

it('a server with a sign-in service alone says so, and offers nothing else', async () => {
  respond('startOidc', () => ({ url: 'https://id.home.example/authorize?state=x', nonce: newId() }));
  await open('/login');
  const button = page.getByRole('button', { name: 'Sign in with id.home.example' });
  await expect.element(button).toBeVisible();
  await expect.element(page.getByText('Here, everyone signs in with the sign-in service of this server')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await look('a sign-in service alone');
  await button.click();
  await expect.poll(() => departuresSoFar().at(-1)).toBe('https://id.home.example/authorize?state=x');
});
