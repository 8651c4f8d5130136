import { expect, it } from 'vitest';
import { appPaths, publicPaths } from '#apps/ui/paths.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { onlyAsks, quietLog } from '../../support/crawl/log.ts';
import { enoughRoom } from '../../support/crawl/looks.ts';
import { smallScripts } from '../../support/crawl/scripts.ts';
import { inLanguage, titled } from '../../support/crawl/words.ts';
import { screensOfHome, screensToUse } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();
const mostKilobytes = 130;
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
