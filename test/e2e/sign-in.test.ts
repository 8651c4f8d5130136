import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { askForLink, makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite({ ownServer: true });
const unauthorised = /status of 401/;

describe('the sign-in page', () => {
  it('asks for an address, and says what is wrong with it beside the field', async () => {
    const page = await site.open('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Upkept');
    await expect(page.getByText('Enter your email to sign in or create an account.')).toBeVisible();
    const agreement = page.getByRole('paragraph').filter({ hasText: 'By signing in you agree' });
    await expect(agreement.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    await expect(agreement.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    const field = page.getByLabel('Email Address');
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('required');

    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Please enter your email address')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Please enter your email address');
    await field.fill('not an address');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(field).toHaveValue('not an address');
  });

  it('sends once despite repeated clicks, confirms it, and allows another try', async () => {
    const email = newAddress();
    const page = await site.open('/login');
    const gate = Promise.withResolvers<void>();
    let requests = 0;
    await page.route('**/api/auth/request-magic-link', async (route) => {
      requests += 1;
      await gate.promise;
      await route.continue();
    });
    await page.getByLabel('Email Address').fill(`  ${email} `);
    await page.getByRole('button', { name: 'Sign in' }).dblclick();
    const sending = page.getByRole('button', { name: 'Sending...' });
    await expect(sending).toBeVisible();
    await expect(sending).toBeDisabled();
    await page.getByLabel('Email Address').press('Enter');
    gate.resolve();

    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
    await expect(
      page.getByText(
        `If you have an account with us, we've sent an email to ${email}. Click the link inside to sign in. Please check your inbox.`,
      ),
    ).toBeVisible();
    await expect(page.getByText('Click the link in the email to sign in')).toBeVisible();
    await expect(page.getByText('Please check your spam folder')).toBeVisible();
    expect(requests).toBe(1);
    await site.mailedLink(email);
    expect(await site.server.mailsTo(email)).toHaveLength(1);

    await page.getByRole('button', { name: 'try again' }).click();
    await expect(page.getByLabel('Email Address')).toHaveValue(new RegExp(email));
    await expect(page.getByText('Check Your Email')).toBeHidden();
  });

  it('keeps what was typed when the link cannot be sent, and says why', async () => {
    const page = await site.open('/login', { expected: [/Failed to load resource/] });
    const answer = page.getByRole('alert');
    const send = async () => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      return answer;
    };
    await page.getByLabel('Email Address').fill('ada@home.example');

    await page.route('**/api/auth/request-magic-link', (route) => route.abort());
    await expect(await send()).toHaveText('Failed to send an email to ada@home.example. Please try again.');
    await page.route('**/api/auth/request-magic-link', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await expect(await send()).toHaveText('Failed to send magic link');
    await page.route('**/api/auth/request-magic-link', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '754' },
        json: { message: 'Too many requests', code: 'x' },
      }),
    );
    await expect(await send()).toHaveText('Too many requests. You can try again in 13 minutes.');
    await page.unroute('**/api/auth/request-magic-link');
    await expect(page.getByLabel('Email Address')).toHaveValue('ada@home.example');
    await send();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await expect(answer).toHaveCount(0);
  });

  it('keeps signed-in people away', async () => {
    const page = await site.open('/login', { as: await site.resident() });
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/login/);
  });
});

describe('the page that a link opens', () => {
  it('signs in by itself where the link was asked for, and takes the token out of the address at once', async () => {
    const page = await site.open('/login');
    const email = newAddress();
    await askForLink(page, email);
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/verify', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(await site.mailedLink(email));
    await expect(page.getByRole('heading', { name: 'Verifying Your Magic Link' })).toBeVisible();
    expect(await page.evaluate(() => location.href)).toBe(`${site.server.url}/verify-auth`);
    gate.resolve();
    await expect(page).toHaveURL(/\/onboarding$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  });

  it('asks for a click anywhere else, and spends nothing before it', async () => {
    const { user } = await site.resident();
    const asking = await site.open('/login', { expected: [unauthorised] });
    await askForLink(asking, user.email);
    const spent = () =>
      site.server.database.knex('sign_in_links').where({ email: user.email }).whereNotNull('spent_at');
    const before = (await spent()).length;
    const link = await site.mailedLink(user.email, 2);

    const page = await site.open(link);
    const button = page.getByRole('button', { name: 'Continue to sign in' });
    await expect(button).toBeVisible();
    expect(page.url()).toBe(`${site.server.url}/verify-auth`);
    await page.waitForLoadState('networkidle');
    expect((await spent()).length).toBe(before);
    await button.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect((await spent()).length).toBe(before + 1);

    await asking.goto(link);
    await expect(asking.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    expect((await spent()).length).toBe(before + 1);
  });

  it('says that a link is spent, expired, wrong or missing, and offers a new one', async () => {
    const page = await site.open('/verify-auth', { expected: [unauthorised] });
    const failed = page.getByRole('heading', { name: 'Verification Failed' });
    await expect(failed).toBeVisible();
    await expect(page.getByText('Invalid or missing token. Please request a new magic link.')).toBeVisible();
    await page.goto('/verify-auth?token=');
    await expect(page.getByText('Invalid or missing token. Please request a new magic link.')).toBeVisible();

    const { user } = await site.resident();
    await page.goto(await site.mailedLink(user.email));
    await page.getByRole('button', { name: 'Continue to sign in' }).click();
    await expect(failed).toBeFocused();
    await expect(page.getByText('Token is invalid or has expired. Please request a new magic link.')).toBeVisible();

    await page.getByRole('link', { name: 'Request New Magic Link' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const email = newAddress();
    await askForLink(page, email);
    const link = await site.mailedLink(email);
    site.server.clock.advance({ minutes: 11 });
    await page.goto(link);
    await expect(page.getByText('Token is invalid or has expired. Please request a new magic link.')).toBeVisible();
    expect(page.url()).not.toContain('token');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  it('distinguishes an unavailable server from a used link, and tries again', async () => {
    const page = await site.open('/login', { expected: [/Failed to load resource/] });
    const email = newAddress();
    await askForLink(page, email);
    await page.route('**/api/auth/verify', (route) => route.abort());
    await page.goto(await site.mailedLink(email));
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await page.unroute('**/api/auth/verify');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
  });

  it('redirects a signed-in user to the right page', async () => {
    const resident = await site.open('/verify-auth?token=whatever', { as: await site.resident() });
    await expect(resident).toHaveURL(/\/dashboard$/);
    const newcomer = await site.open('/verify-auth', { as: await site.newcomer() });
    await expect(newcomer).toHaveURL(/\/onboarding$/);
  });
});
