import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { clearWishedPage, wishedPage } from '#apps/ui/session/wished-page.ts';
import { user } from '../support/data.ts';
import { departuresSoFar, forgetDepartures } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';

type Question = NonNullable<ResponseOf<'readAppRequest'>['question']>;
const search = '?client_id=https%3A%2F%2Fassistant.example%2Fclient.json&state=a+state&prompt=consent';
const address = `/connect-app${search}`;
const refusal = 'https://assistant.example/callback?error=access_denied';
const returnTo = 'https://assistant.example/callback?code=a-code';
const home = (name: string, role: 'owner' | 'viewer', last: string) => ({
  id: `5e771ed0-0000-4000-8000-00000000000${last}`,
  name,
  role,
});
const question = (changes: Partial<Question> = {}): Question => ({
  name: 'Desk assistant',
  host: 'assistant.example',
  isOnComputer: false,
  scope: 'write',
  homes: [home('Home', 'owner', '1')],
  ...changes,
});

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const change = page.getByRole('radio', { name: 'Read and change' });

async function ask(changes?: Partial<Question>) {
  respond('readAppRequest', () => ({ question: question(changes), refusal }));
  respond('connectApp', () => ({ returnTo }));
  const app = await openAs(user(), address);
  await expect.element(heading('Connect Desk assistant?')).toBeVisible();
  return app;
}

beforeEach(() => {
  forgetDepartures();
  clearWishedPage();
});

describe('the page to which an app sends its person', () => {
  it('says who asks and for what, and lets the app in with what the person chose', async () => {
    await ask();
    await expect.element(main()).toMatchTextContent('This app is from assistant.example.');
    await expect.element(main()).not.toMatchTextContent('on this computer');
    await expect.element(page.getByLabelText('Home', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'Read', exact: true })).toBeChecked();
    await look('one home');
    await change.click();
    await expect.element(main()).toMatchTextContent('complete, move and skip tasks');
    await rests();
    expect(requestsTo('connectApp')).toEqual([]);
    await button('Connect').click();
    await expect.poll(departuresSoFar).toEqual([returnTo]);
    await rests();
    const [sent] = requestsTo('connectApp');
    const request = { client_id: 'https://assistant.example/client.json', state: 'a state' };
    expect(sent?.body).toEqual({ request, scope: 'write', home: question().homes[0]?.id });
  });

  it('lets a person with several homes choose one, and a viewer only read', async () => {
    const cottage = home('Cottage', 'viewer', '2');
    await ask({ homes: [home('Flat', 'owner', '1'), cottage], isOnComputer: true });
    await expect.element(main()).toMatchTextContent('on this computer');
    await change.click();
    await page.getByLabelText('Home', { exact: true }).selectOptions('Cottage');
    await expect.element(change).not.toBeInTheDocument();
    await look('a home of others');
    await button('Connect').click();
    await expect
      .poll(() => requestsTo('connectApp').map(({ body }) => [body.home, body.scope]))
      .toEqual([[cottage.id, 'read']]);
  });

  it('offers no more than the app asked for', async () => {
    await ask({ scope: 'read' });
    await expect.element(change).not.toBeInTheDocument();
  });

  it('sends a refusal to the app', async () => {
    await ask();
    await button('Don’t connect').click();
    await expect.poll(departuresSoFar).toEqual([refusal]);
    await rests();
    expect(requestsTo('connectApp')).toEqual([]);
  });

  it('says why the app could not be let in, and stays', async () => {
    await ask();
    respond('connectApp', () => {
      throw refused(409, { message: 'You already have 20 connected apps.' });
    });
    await button('Connect').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('You already have 20 connected apps.');
    await rests();
    expect(departuresSoFar()).toEqual([]);
  });

  it('says that a wrong request is wrong, and sends the browser on only at a press', async () => {
    respond('readAppRequest', () => ({ question: null, refusal }));
    await openAs(user(), address);
    await expect.element(heading('Not connected')).toBeVisible();
    await expect.element(main()).toMatchTextContent('An app of assistant.example asked for something');
    await look('a wrong request');
    await rests();
    expect(departuresSoFar()).toEqual([]);
    await button('Back to assistant.example').click();
    await expect.poll(departuresSoFar).toEqual([refusal]);
  });

  it('sends it nowhere if the app is unknown', async () => {
    respond('readAppRequest', () => {
      throw refused(400, { message: 'This app can’t be connected', code: 'app_unknown' });
    });
    await openAs(user(), address);
    await expect.element(heading('Not connected')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
    expect(departuresSoFar()).toEqual([]);
    await look('unknown');
  });

  it('can be tried again without a connection', async () => {
    respond('readAppRequest', () => {
      throw unreachable();
    });
    await openAs(user(), address);
    await expect.element(heading('Not connected')).toBeVisible();
    respond('readAppRequest', () => ({ question: question(), refusal }));
    await button('Try again').click();
    await expect.element(heading('Connect Desk assistant?')).toBeVisible();
  });

  it('waits for a person who isn’t signed in', async () => {
    await open(address);
    await expect.element(heading('Sign in to Upkept')).toBeVisible();
    await look('signed out');
    expect(wishedPage()).toBe(address);
    expect(requestsTo('readAppRequest')).toEqual([]);
  });
});
