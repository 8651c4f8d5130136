import type { Locator, Page } from 'playwright';

/** Finds a card of the settings by its title, even if there is other text beside the title. */
export const settingsCard = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('region', { name: new RegExp(`^${title}`) });
