import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newId } from '../support/data.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, open } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { writeSiteSettings } from '../support/site-settings.ts';
import { alert } from './sign-in-screen.ts';

writeSiteSettings({ signInService: { name: 'id.home.example', isOnlyWay: false } });
const button = page.getByRole('button', { name: 'Sign in with id.home.example' });

describe('the sign-in service', () => {
  it('is left for with one click', async () => {
    const nonce = newId();
    respond('startOidc', () => ({ url: 'https://id.home.example/authorize?state=x', nonce }));
    await open('/login');
    await look('with a sign-in service');
    await button.click();
    await expect.poll(() => departuresSoFar()).toEqual(['https://id.home.example/authorize?state=x']);
    await rests();
    expect(requestsTo('startOidc')).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('signInNonces') ?? '[]')).toEqual([nonce]);
  });

  it.each([
    ['fails', refused(503, { message: 'Your sign-in service cannot be reached right now.' }), 'cannot be reached'],
    ['is out of reach', unreachable(), 'We couldn’t reach your sign-in service'],
  ])('is shown with the reason when the server %s', async (_, failure, words) => {
    respond('startOidc', () => {
      throw failure;
    });
    await open('/login');
    await button.click();
    await expect.element(alert).toMatchTextContent(words);
    await expect.element(button).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['failed', 'You weren’t signed in.'],
    ['away', 'We couldn’t reach id.home.example.'],
    ['refused', 'There is no account here for the address that id.home.example gave.'],
  ])('says on the way back what became of a visit that %s', async (outcome, words) => {
    const app = await open(`/login?service=${outcome}`);
    await expect.element(alert).toMatchTextContent(words);
    expect(app.address()).toBe('/login');
    if (outcome === 'refused') await look('a visit that was refused');
  });

  it('says on the way back that a link was mailed', async () => {
    await open('/login?service=mailed');
    await expect.element(main().getByRole('status')).toMatchTextContent('we’ve sent you a link');
    await expect.element(alert).not.toBeInTheDocument();
    await look('a link was mailed');
  });

  it('says nothing about a visit that no server names', async () => {
    await open('/login?service=constructor');
    await expect.element(button).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });
});
