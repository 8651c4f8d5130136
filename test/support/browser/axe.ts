import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';
import { contrastsShown } from './contrasts-shown.ts';
import { untilAtRest } from './until-at-rest.ts';
import { expect } from './visitors.ts';

declare global {
  interface Window {
    axe?: typeof axeCore;
    contrastsShown?: typeof contrastsShown;
  }
}

type Options = {
  /** Only what depends on the page's language, such as whether each control has a name, or only colours. */
  readonly only?: 'words' | 'contrasts';
  /** See `untilAtRest`. */
  readonly isHeld?: boolean;
};

let source: string | undefined;

/** What axe has found to have enough contrast in this worker so far, in each scheme. */
const good = new Set<string>();

/** Checks that axe finds nothing wrong with the page's current state: see `axeFaults`. */
export async function axe(page: Page, state: string, options: Options = {}): Promise<void> {
  expect({ state, found: await axeFaults(page, options) }).toEqual({ state, found: [] });
}

/**
 * Checks the page's current state against all of axe's rules; of the texts, those whose contrast isn't known: to compute
 * it takes longer than all else that axe does.
 */
export async function axeFaults(page: Page, { only, isHeld = false }: Options = {}): Promise<readonly string[]> {
  // Colours in the middle of a transition have a different contrast.
  await untilAtRest(page, { isHeld });
  source ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Uses the browser's debugging protocol, which the content security policy does not restrict.
  if (!(await page.evaluate(() => 'axe' in window)))
    // It would note the HTML of each element that it checks, also where nothing is wrong.
    await page.evaluate(
      `${source}; axe.configure({ noHtml: true }); window.contrastsShown = ${contrastsShown}; undefined`,
    );
  const { found, fresh } = await page.evaluate(
    async ({ known, only }) => {
      const { axe, contrastsShown } = window;
      if (!axe || !contrastsShown) throw new Error('axe is not there');
      const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      const shown = only === 'words' ? [] : [...contrastsShown()];
      const unknown = shown.flatMap(([element, kind]) => {
        const inScheme = `${scheme}: ${kind}`;
        return known.includes(inScheme) ? [] : [{ element, kind: inScheme }];
      });
      // Preloads nothing, because no page has sound or video.
      const brief = { resultTypes: ['violations' as const], preload: false, elementRef: true };
      const aboutWords = axe
        .getRules()
        .filter(({ tags }) => !['experimental', 'deprecated', 'wcag2aaa'].some((tag) => tags.includes(tag)))
        .map(({ ruleId }) => ruleId)
        .filter((id) => /name|label|alt$|lang|title|empty|unique/.test(id));
      const rules = only
        ? { runOnly: { type: 'rule' as const, values: aboutWords } }
        : { rules: { 'color-contrast': { enabled: false } } };
      const violations = only === 'contrasts' ? [] : (await axe.run(document, { ...brief, ...rules })).violations;
      if (unknown.length > 0) {
        const include = unknown.map(({ element }) => element);
        const contrasts = await axe.run(
          { include },
          { ...brief, runOnly: { type: 'rule', values: ['color-contrast'] } },
        );
        violations.push(...contrasts.violations);
      }
      return {
        found: violations.flatMap(({ id, help, nodes }) =>
          nodes.map(
            ({ element, failureSummary }) => `${id}: ${help}: ${element?.outerHTML.slice(0, 500)} ${failureSummary}`,
          ),
        ),
        fresh: [...new Set(unknown.map(({ kind }) => kind))],
      };
    },
    { known: [...good], only },
  );
  if (found.length === 0) for (const kind of fresh) good.add(kind);
  return found;
}
