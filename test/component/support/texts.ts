import type { Locator } from 'vitest/browser';

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Returns the text of each element that the locator finds, in document order. */
export const texts = (locator: Locator): readonly string[] => locator.elements().map(textOf);
