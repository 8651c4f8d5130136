import { looksOf } from '../browser/look.ts';
import { misfitsOf } from '../browser/misfits.ts';
import type { Check } from './crawl.ts';

/** Axe finds nothing wrong in either scheme, and nothing sticks out. */
export const goodLooks: Check = { unfolded: (page) => looksOf(page) };

/** Phones of every usual width, and a desktop, have room for every text. */
export const enoughRoom: Check = { unfolded: (page) => misfitsOf(page) };
