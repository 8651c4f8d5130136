import type { Locator, Page } from 'playwright';

/** Finds a card of the settings by its title, even if there is other text beside the title. */
export const settingsCard = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('region', { name: new RegExp(`^${title}`) });

/** Opens a card, unless it is open. */
export async function openCard(page: Page, title: string): Promise<void> {
  const card = settingsCard(page, title);
  await card.waitFor();
  if ((await card.locator('details[open]').count()) === 0) await card.locator('summary').click();
}
