import type { Page } from 'playwright';
import { misfitsOf } from '../browser/misfits.ts';
import { leftInEnglish } from '../languages/left-in-english.ts';
import { openEach, popups } from '../languages/open-each.ts';
import type { PseudoSite } from '../languages/pseudo-site.ts';
import type { Check } from './crawl.ts';

/**
 * Every screen of the pseudo-language, and each menu and dialog that no screen before had, has room for its words, and no
 * word of English. `seen` receives the names of what was opened.
 */
export function wholeScreens({ said }: PseudoSite, seen: Set<string>): Check {
  const look = async (page: Page, parts?: string) => [
    ...(await leftInEnglish(page, said, parts)).map((text) => `English: ${text}`),
    ...(await misfitsOf(page, parts)),
  ];
  return {
    unfolded: async (page) => {
      const faults = [...(await look(page))];
      const check = async (name: string) => {
        faults.push(...(await look(page, popups)).map((fault) => `${name}: ${fault}`));
      };
      await openEach(page, { seen, check });
      return faults;
    },
  };
}
