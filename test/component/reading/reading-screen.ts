import { type Locator, page } from 'vitest/browser';

export const contents: Locator = page.getByRole('navigation', { name: 'On this page' });

export function unfoldAll(): void {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
}
