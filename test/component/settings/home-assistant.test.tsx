import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { settingsElement } from '#apps/ui/site-settings.ts';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { writeSiteSettings } from '../support/site-settings.ts';
import { card } from './settings-screen.ts';

const settings = card('Connected apps');
const toggle = settings.getByRole('switch', { name: 'Show this home in Home Assistant' });

beforeAll(() => writeSiteSettings({ knowsHomeAssistant: true }));

const off = { since: null, by: null };
const on = { since: '2027-01-05T23:30:00.000Z', by: 'Ada' };

async function openWith(link: () => typeof on | typeof off, role: 'owner' | 'member' | 'viewer' = 'owner') {
  respond('listApiTokens', () => ({ tokens: [] }));
  respond('listWebhooks', () => ({ endpoints: [] }));
  respond('getHomeAssistant', link);
  respond('linkHomeAssistant', () => on);
  respond('unlinkHomeAssistant', () => off);
  await openAs(user({ timezone: 'Europe/Paris', role }), '/settings#apps');
}

describe('the switch for Home Assistant', () => {
  it('is off and says who would see the home, and who switched it on once it is on', async () => {
    await openWith(() => off);
    await expect.element(toggle).not.toBeChecked();
    await expect
      .element(settings)
      .toMatchTextContent('Everyone who can read the MQTT broker of this server then sees your tasks and meters');
    await toggle.click();
    await expect.element(toggle).toBeChecked();
    await expect
      .element(settings)
      .toMatchTextContent('Switched on by Ada on 6 January 2027, and shown in their language.');
    await rests();
    expect(requestsTo('linkHomeAssistant')).toHaveLength(1);
    await look('on');
  });

  it('can be switched off', async () => {
    await openWith(() => on);
    await expect.element(toggle).toBeChecked();
    await toggle.click();
    await expect.element(toggle).not.toBeChecked();
    await expect.element(settings).toMatchTextContent('Saved');
    await rests();
    expect(requestsTo('unlinkHomeAssistant')).toHaveLength(1);
  });

  it('stays as it was, and says why, if it can’t be changed', async () => {
    await openWith(() => off);
    respond('linkHomeAssistant', () => {
      throw refused(429, { message: 'Too many changes' });
    });
    await toggle.click();
    await expect.element(settings.getByRole('alert')).toHaveTextContent('Too many changes');
    await expect.element(toggle).not.toBeChecked();
  });

  it('is shown to viewers, who can’t change it', async () => {
    await openWith(() => off, 'viewer');
    await expect.element(toggle).toBeDisabled();
    await expect.element(settings).toMatchTextContent('Only owners and members of the home can change this.');
  });

  it('is absent where the operator has no broker', async () => {
    const element = document.getElementById(settingsElement);
    const text = element?.textContent ?? '';
    if (element) element.textContent = '{}';
    await openWith(() => off);
    await expect.element(settings.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
    await rests();
    expect(toggle.elements()).toHaveLength(0);
    if (element) element.textContent = text;
  });
});

describe('logging out everywhere', () => {
  it('says that homes disappear from Home Assistant', async () => {
    await openAs(user(), '/settings#sessions');
    await card('Sessions').getByRole('button', { name: 'Log out everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
    await expect
      .element(question)
      .toMatchTextContent('The homes that you have shown in Home Assistant disappear from it.');
    await rests();
    await look('the question before logging out everywhere');
  });
});
