import { expect, it } from 'vitest';
import { faultsIn } from '../../support/crawl/translated.ts';
import { screensBesideSettings } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';
import { translated } from '../../support/site/translated-pages.ts';

const site = makeSite();

it.each(translated)(
  'every screen of a home is wholly in %s, has good words and room for them, and at most 130 KB of scripts',
  async (language) => {
    expect(await faultsIn(language, site, await site.resident(), screensBesideSettings)).toEqual([]);
  },
);
