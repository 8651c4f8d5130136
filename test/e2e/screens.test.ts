import { expect as expectValue, it } from 'vitest';
import { appPaths, householdPaths, paths } from '#apps/ui/paths.ts';
import { type Language, languages } from '#core/domain/languages.ts';
import { axe } from '../support/browser/axe.ts';
import { watchComplaints } from '../support/browser/complaints.ts';
import { kilobytesOf, scriptsOf, watchForUse } from '../support/browser/scripts-of.ts';
import { unfold, untilAtRest } from '../support/browser/until-at-rest.ts';
import type { SignedIn } from '../support/server/client.ts';
import { screens } from '../support/site/screens.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

/** The screens of a home, whose scripts are measured. */
const screensOfHome = householdPaths.flatMap((path): readonly string[] => {
  if (path === appPaths.onboarding) return [];
  if (path === appPaths.settings)
    return ['account', 'preferences', 'custom-tasks', 'calendar'].map((tab) => paths.settingsTab(tab));
  return [path === appPaths.appliance ? paths.applianceOf('fridge') : path];
});
const others = [appPaths.onboarding, ...screens].filter((path) => !screensOfHome.includes(path));

/**
 * What shows that a screen can be used. Of one without tasks and tabs, the title is there once its script has run; the
 * ring before that has a title of its own.
 */
const usable =
  '[data-task] button, [role="tabpanel"] button, main:not(:has(aside, [role="tablist"])) h1:not([role="status"] h1)';
const mostKilobytes = 130;

type Visit = { readonly as: SignedIn; readonly measured: readonly string[]; readonly others?: readonly string[] };

/**
 * Opens screens as a user. Returns whose scripts are too large, what the browser complains about, and what isn't in the
 * user's language.
 */
async function faultsIn(language: Language, { as, measured, others = [] }: Visit): Promise<readonly string[]> {
  await site.server.call('updateProfile', { body: { language } }, as.token);
  // No calendar is connected.
  const noCalendar = /status of 404.*\/api\/calendar$/;
  const page = await site.open('/robots.txt', { as, locale: language, expected: [noCalendar] });
  await watchForUse(page, usable);
  const complaints = await watchComplaints(page, [noCalendar]);
  const browser = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const path of [...measured, ...others]) {
    const isMeasured = measured.includes(path);
    // Scripts in the cache would arrive sooner than they do.
    await browser.send('Network.setCacheDisabled', { cacheDisabled: isMeasured });
    await page.goto(path);
    if (isMeasured) {
      await page.waitForFunction(() => window.usableAt !== undefined);
      const scripts = await scriptsOf(page);
      expectValue(scripts.length).toBeGreaterThan(1);
      const size = await kilobytesOf(page, scripts);
      if (size > mostKilobytes) faults.push(`${path}: ${size} KB of scripts`);
    }
    // The component tests look at English, in each state.
    if (language === 'en') await untilAtRest(page);
    else {
      await unfold(page);
      await axe(page, path, { words: true });
    }
    const shown = await page.evaluate(() => document.documentElement.lang);
    if (!shown.startsWith(language)) faults.push(`${path} is in ${shown}`);
    faults.push(...(await complaints.take(path)));
  }
  return faults;
}

it.each(languages)(
  'every screen in %s needs at most 130 KB of scripts, the browser finds no fault with it, and axe none with its words',
  async (language) => {
    const [newcomer, resident] = [await site.newcomer(), await site.resident()];
    expectValue(await faultsIn(language, { as: newcomer, measured: [appPaths.onboarding] })).toEqual([]);
    // What the browser logs and blocks depends on no language.
    const rest = language === 'en' ? [] : others;
    expectValue(await faultsIn(language, { as: resident, measured: screensOfHome, others: rest })).toEqual([]);
  },
  240_000,
);
