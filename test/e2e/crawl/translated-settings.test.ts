import { expect, it } from 'vitest';
import { appPaths } from '#apps/ui/paths.ts';
import { faultsIn } from '../../support/crawl/translated.ts';
import { screensOfSettings, screensToUse } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';
import { translated } from '../../support/site/translated-pages.ts';

const site = makeSite();

it.each(translated)(
  'the onboarding is wholly in %s, has good words and room for them, and at most 130 KB of scripts',
  async (language) => {
    expect(await faultsIn(language, site, await site.newcomer(), [appPaths.onboarding])).toEqual([]);
  },
);

it.each(translated)(
  'the settings are wholly in %s, have good words and room for them, and at most 130 KB of scripts',
  async (language) => {
    const toMeasure = screensOfSettings.filter((path) => screensToUse.includes(path));
    expect(await faultsIn(language, site, await site.resident(), screensOfSettings, toMeasure)).toEqual([]);
  },
);
