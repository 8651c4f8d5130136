import { expect, it } from 'vitest';
import { faultsIn } from '../../support/crawl/translated.ts';
import { screensOfLinks } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';
import { translated } from '../../support/site/translated-pages.ts';

const site = makeSite();

it.each(translated)(
  'every page to which a link leads is wholly in %s, and has good words and room for them',
  async (language) => {
    expect(await faultsIn(language, site, await site.resident(), screensOfLinks, [])).toEqual([]);
  },
);
