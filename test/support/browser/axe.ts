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

let source: string | undefined;

/** What axe has found to have enough contrast in this worker so far, in each scheme. */
const good = new Set<string>();

/**
 * Checks the page's current state against all of axe's rules; of the texts, those whose contrast isn't known: to compute
 * it takes longer than all else that axe does. With `words`, it checks only what depends on the page's language, such as
 * whether each control has a name. `isHeld`: see `untilAtRest`.
 */
export async function axe(page: Page, state: string, { words = false, isHeld = false } = {}): Promise<void> {
  // Colours in the middle of a transition have a different contrast.
  await untilAtRest(page, { isHeld });
  source ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Uses the browser's debugging protocol, which the content security policy does not restrict.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${source}; window.contrastsShown = ${contrastsShown}; undefined`);
  const { found, fresh } = await page.evaluate(
    async ({ known, words }) => {
      const { axe, contrastsShown } = window;
      if (!axe || !contrastsShown) throw new Error('axe is not there');
      const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      const shown = words ? [] : [...contrastsShown()];
      const unknown = shown.flatMap(([element, kind]) => {
        const inScheme = `${scheme}: ${kind}`;
        return known.includes(inScheme) ? [] : [{ element, kind: inScheme }];
      });
      // Preloads nothing, because no page has sound or video.
      const brief = { resultTypes: ['violations' as const], preload: false };
      const aboutWords = axe
        .getRules()
        .filter(({ tags }) => !['experimental', 'deprecated', 'wcag2aaa'].some((tag) => tags.includes(tag)))
        .map(({ ruleId }) => ruleId)
        .filter((id) => /name|label|alt$|lang|title|empty|unique/.test(id));
      const rules = words
        ? { runOnly: { type: 'rule' as const, values: aboutWords } }
        : { rules: { 'color-contrast': { enabled: false } } };
      const { violations } = await axe.run(document, { ...brief, ...rules });
      if (unknown.length > 0) {
        const include = unknown.map(({ element }) => element);
        const contrasts = await axe.run(
          { include },
          { ...brief, runOnly: { type: 'rule', values: ['color-contrast'] } },
        );
        violations.push(...contrasts.violations);
      }
      return {
        found: violations.map(({ id, help, nodes }) => ({
          rule: `${id}: ${help}`,
          nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
        })),
        fresh: [...new Set(unknown.map(({ kind }) => kind))],
      };
    },
    { known: [...good], words },
  );
  expect({ state, found }).toEqual({ state, found: [] });
  for (const kind of fresh) good.add(kind);
}
