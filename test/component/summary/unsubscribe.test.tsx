import { describe, expect, it } from 'vitest';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { openLinkAt } from '../support/open-link.ts';
import { rests } from '../support/rests.ts';

const token = 'signed-token';
const heading = main().getByRole('heading', { level: 1 });
const button = (name: string) => main().getByRole('button', { name, exact: true });

function serveSubscription(subscribed: boolean) {
  let current = subscribed;
  respond('getSummarySubscription', () => ({ subscribed: current }));
  respond('setSummarySubscription', ({ body }) => {
    current = body.subscribed;
    return { subscribed: current };
  });
}

const openLink = (given: string | undefined) => openLinkAt('/unsubscribe', given);
const changes = () => requestsTo('setSummarySubscription').map(({ body }) => body.subscribed);

describe('the page to unsubscribe', () => {
  it('has one button, and changes nothing by itself', async () => {
    serveSubscription(true);
    await openLink(token);
    await expect.element(heading).toHaveTextContent('Stop the weekly summary?');
    await rests();
    expect(location.href).not.toContain(token);
    expect(main().getByRole('button').elements()).toHaveLength(1);
    await look('the question before unsubscribing');
    expect(changes()).toEqual([]);
  });

  it('stops summaries, and starts them again', async () => {
    serveSubscription(true);
    await openLink(token);
    await button('Unsubscribe').click();
    await expect.element(heading).toHaveTextContent('You are unsubscribed');
    await expect.element(heading).toHaveFocus();
    await expect.element(main()).toMatchTextContent('Sign-in links still come');
    await look('a person who has unsubscribed');
    await button('Start again').click();
    await expect.element(heading).toHaveTextContent('Your weekly summary is on again');
    await look('a weekly summary that was started again');
    expect(changes()).toEqual([false, true]);
  });

  it('shows that summaries have stopped already', async () => {
    serveSubscription(false);
    await openLink(token);
    await expect.element(heading).toHaveTextContent('You are unsubscribed');
    await expect.element(button('Start again')).toBeVisible();
  });

  it('says when nothing could be changed', async () => {
    serveSubscription(true);
    await openLink(token);
    respond('setSummarySubscription', () => {
      throw unreachable();
    });
    await button('Unsubscribe').click();
    await expect.element(main().getByRole('alert')).toMatchTextContent('Nothing has changed.');
    await expect.element(heading).toHaveTextContent('Stop the weekly summary?');
    await look('a summary that could not be stopped');
  });

  it.each([
    ['is not valid', token],
    ['has no token', undefined],
  ])('leads to the settings if its link %s', async (_, given) => {
    respond('getSummarySubscription', () => {
      throw refused(410, { message: 'Gone' });
    });
    await openLink(given);
    await expect.element(heading).toHaveTextContent('This link no longer works');
    await expect.element(main().getByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '/settings');
    await look('a link to unsubscribe that does not work');
  });
});
