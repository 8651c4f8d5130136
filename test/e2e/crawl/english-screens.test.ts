import { expect, it } from 'vitest';
import { appPaths, publicPaths } from '#apps/ui/paths.ts';
import { kilobytesOf, scriptsOf } from '../../support/browser/scripts-of.ts';
import { untilAtRest } from '../../support/browser/until-at-rest.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { onlyAsks, quietLog } from '../../support/crawl/log.ts';
import { enoughRoom } from '../../support/crawl/looks.ts';
import { smallScripts } from '../../support/crawl/scripts.ts';
import { inLanguage, titled } from '../../support/crawl/words.ts';
import { screensOfHome, screensToUse } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();
const mostKilobytes = 130;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
/** No calendar is connected. */
const noCalendar = /status of 404.*\/api\/calendar$/;

it('the onboarding needs at most 130 KB of scripts, and the browser finds no fault with it', async () => {
  const page = await site.open('/robots.txt', { as: await site.newcomer() });
  const checks = [smallScripts([appPaths.onboarding], mostKilobytes), inLanguage('en'), quietLog()];
  expect(await crawl(page, [appPaths.onboarding], checks)).toEqual([]);
});

it('every screen of a home needs at most 130 KB of scripts, and the browser finds no fault with it', async () => {
  const page = await site.open('/robots.txt', { as: await site.resident(), expected: [noCalendar] });
  const titles = {
    [appPaths.dashboard]: ['This week', 'Your week'],
    [publicPaths.pricing]: ['Upgrade Your Plan', 'Pricing Plans'],
  } as const;
  const checks = [
    smallScripts(screensToUse, mostKilobytes),
    titled(titles),
    inLanguage('en'),
    enoughRoom,
    onlyAsks(site.server.url),
    // What the browser logs and blocks depends on no language.
    quietLog([noCalendar]),
  ];
  expect(await crawl(page, [...screensOfHome, publicPaths.pricing, appPaths.onboarding], checks)).toEqual([]);
});

it('the week of a phone has loaded at most 12 scripts of 192 KB once it rests', async () => {
  // A first week would ask for the town, too.
  const page = await site.open(`${appPaths.dashboard}?week=1`, { as: await site.resident(), ...phone });
  await untilAtRest(page);
  const scripts = await scriptsOf(page);
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(12);
  expect(await kilobytesOf(page, scripts)).toBeLessThanOrEqual(192);
});
