import { type Locator, page } from 'vitest/browser';
import { product } from '#apps/contract/product.ts';

export const menu: Locator = page.getByRole('navigation', { name: 'Main' });
export const entry = (name: string): Locator => menu.getByRole('link', { name, exact: true });
export const logo = entry(`${product.name}, home page`);
export const greeting = (name: string): Locator => menu.getByRole('button', { name: `Hello, ${name}`, exact: true });
/** In place of the greeting, for who hasn't said a name yet. */
export const newcomersMenu: Locator = menu.getByRole('button', { name: 'Account', exact: true });
export const footer: Locator = page.getByRole('contentinfo');

/** The links of the menu, each with its address. */
export const entries = (): readonly (readonly [string, string | null])[] =>
  menu
    .getByRole('link')
    .elements()
    .map((link) => [(link as HTMLElement).innerText, link.getAttribute('href')]);
/** What the menu of a user who has not finished onboarding contains. */
export const onlyLogo = [[product.name, '/']] as const;
