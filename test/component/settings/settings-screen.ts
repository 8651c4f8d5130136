import { type Locator, page } from 'vitest/browser';
import { main } from '../support/open.tsx';

/** Finds a card of the settings by the start of its title. */
export const card = (title: string): Locator => main().getByRole('region', { name: new RegExp(`^${title}`) });
export const saved = (within: Locator): Locator => within.getByText('Saved', { exact: true });
export const toast = (text: string): Locator => page.getByRole('dialog').filter({ hasText: text });
