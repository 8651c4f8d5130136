import type { Page } from 'playwright';
import { appPaths } from '#apps/ui/paths.ts';
import { unfold, untilAtRest } from '../browser/until-at-rest.ts';

/** What is wrong with a page, in a few words each. */
export type Faults = readonly string[];

/** What a crawl asks about every page. Each part is optional. */
export type Check = {
  /** Runs once, before the first page. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Runs before each page is opened. */
  readonly before?: (page: Page, path: string) => Promise<unknown>;
  /** Looks at a page as it comes, once it rests. */
  readonly arrived?: (page: Page, path: string) => Promise<Faults>;
  /** Looks at it again when everything that is folded on it has been opened. */
  readonly unfolded?: (page: Page, path: string) => Promise<Faults>;
};

/**
 * Opens each address once, and hands its page to all checks. Returns every fault, after the address. A page may be another
 * than its address names, such as the sign-in.
 */
export async function crawl(page: Page, paths: readonly string[], checks: readonly Check[]): Promise<Faults> {
  await stayAtCallback(page);
  for (const { prepare } of checks) await prepare?.(page);
  const faults: string[] = [];
  for (const path of paths) {
    const note = (found: Faults = []) => void faults.push(...found.map((fault) => `${path}: ${fault}`));
    for (const { before } of checks) await before?.(page, path);
    await page.goto(path);
    await untilAtRest(page);
    for (const { arrived } of checks) note(await arrived?.(page, path));
    await unfold(page);
    for (const { unfolded } of checks) note(await unfolded?.(page, path));
  }
  return faults;
}

/** The page to which Google returns a user leads on by itself after a second, which may be in the middle of a check. */
const stayAtCallback = (page: Page) =>
  page.addInitScript((callback) => {
    if (location.pathname !== callback) return;
    const { setTimeout } = window;
    const brief = (act: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < 1000 ? setTimeout(act, ms, ...rest) : setTimeout(() => {});
    Object.assign(window, { setTimeout: brief });
  }, appPaths.calendarCallback);
