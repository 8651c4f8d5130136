import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type User, user } from '../support/data.ts';
import { respond } from '../support/network.ts';
import { type Opened, openAs } from '../support/open.tsx';
import type { ServedHousehold } from '../support/serve-household.ts';
import { serveWeek } from '../support/serve-week.ts';

/** A user who has signed in and answered nothing yet. */
export const newcomer = (overrides: Partial<User> = {}): User =>
  user({ name: '', country: null, timezone: 'UTC', isOnboarded: false, features: {}, ...overrides });
/** A user who has answered every question about the home, and none about themselves. */
export const newcomerAtLastStep = (): User => newcomer({ features: user().features });

/** Opens onboarding as this user. The week that follows it is empty. */
export async function openOnboarding(newcomer: User, path = '/onboarding'): Promise<Opened & ServedHousehold> {
  serveWeek([]);
  const app = await openAs(newcomer, path);
  acceptOnboarding(app);
  return app;
}

export function acceptOnboarding({ change, saved }: ServedHousehold): void {
  respond('onboard', ({ body: { name, country, timezone = 'UTC' } }) => {
    change({ name, country, timezone, isOnboarded: true });
    return saved();
  });
}

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const next = button('Next');
export const back = button('Back');
export const finish = button('Plan my first week');
export const heading = page.getByRole('heading', { level: 1 });
export const alert = page.getByRole('alert');
export const name = page.getByLabelText('Name');
export const country = page.getByRole('combobox', { name: 'Country' });
export const checkbox = (option: string): Locator => page.getByRole('checkbox', { name: option, exact: true });
export const radio = (option: string): Locator => page.getByRole('radio', { name: option, exact: true });

export const step = (number: number): Locator => page.getByText(`Step ${number} of 9`, { exact: true });
export const expectStep = (number: number): Promise<void> => expect.element(step(number)).toBeVisible();

export async function chooseCountry(label: string): Promise<void> {
  await country.fill(label);
  await page.getByRole('option', { name: label, exact: true }).click();
}

/** Returns the local storage keys of unsaved input. */
export const drafts = (): readonly string[] =>
  Object.keys(localStorage).filter((key) => /^draft(?!\.(visited|person))/.test(key));
