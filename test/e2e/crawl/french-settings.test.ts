import { expect, it } from 'vitest';
import { appPaths } from '#apps/ui/paths.ts';
import { faultsInFrench } from '../../support/crawl/french.ts';
import { screensOfSettings, screensToUse } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();

it('the onboarding is wholly in French, has good words and room for them, and at most 130 KB of scripts', async () => {
  expect(await faultsInFrench(site, await site.newcomer(), [appPaths.onboarding])).toEqual([]);
});

it('the settings are wholly in French, have good words and room for them, and at most 130 KB of scripts', async () => {
  const toMeasure = screensOfSettings.filter((path) => screensToUse.includes(path));
  expect(await faultsInFrench(site, await site.resident(), screensOfSettings, toMeasure)).toEqual([]);
});
