import type { Locator } from 'vitest/browser';

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text of each element that the locator finds, from the top. */
export const texts = (locator: Locator): readonly string[] => locator.elements().map(textOf);
