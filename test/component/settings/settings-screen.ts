import type { Locator } from 'vitest/browser';
import { main } from '../support/open.tsx';

/** Finds a card of the settings by the start of its title. */
export const card = (title: string): Locator => main().getByRole('region', { name: new RegExp(`^${title}`) });
export const saved = (within: Locator): Locator => within.getByText('Saved', { exact: true });
