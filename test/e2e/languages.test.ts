import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { appPaths, publicPaths } from '#apps/ui/paths.ts';
import { addresses as french } from '#core/languages/fr/site/addresses.ts';
import { slugs as frenchSlugs } from '#core/languages/fr/site/slugs.ts';
import { slugs } from '#words/site/slugs.ts';
import { misfitsOf } from '../support/browser/misfits.ts';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { leftInEnglish } from '../support/languages/left-in-english.ts';
import { buildPseudoSite, type PseudoSite } from '../support/languages/pseudo-site.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

/** The pages of the app as their readers find them, with every part that an address opens. */
const screens = [
  ...Object.values(appPaths).filter((path) => path !== appPaths.onboarding),
  `${appPaths.appliance}?item=fridge`,
  ...['preferences', 'custom-tasks', 'calendar', 'notifications'].map((tab) => `${appPaths.settings}?tab=${tab}`),
];

/** One page of each kind, by its addresses. */
const kinds = ({ guide, item, country, checklist }: typeof slugs) => [
  guide('boiler'),
  item('plumbing-and-drains'),
  country('germany'),
  checklist('winter'),
];

async function expectFits(page: Page, paths: readonly string[]): Promise<void> {
  const misfits: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    misfits.push(...(await misfitsOf(page)).map((what) => `${path}, ${what}`));
  }
  expect(misfits).toEqual([]);
}

describe('in a language that needs 40% more', () => {
  let pseudo: PseudoSite;
  beforeAll(async () => {
    pseudo = await buildPseudoSite();
  });
  afterAll(() => pseudo?.remove());

  it('every kind of public page has room for its words', async () => {
    const page = await site.open('/', { expected: [/404/] });
    await pseudo.serveTo(page, site.server.url);
    const paths = [...Object.values(publicPaths), ...kinds(slugs)].map((path) => `/qps${path === '/' ? '' : path}`);
    await expectFits(page, paths);
  });

  it('every screen of the app has room for its words, and none of English', async () => {
    const said = new Set<string>();
    const left: string[] = [];
    const misfits: string[] = [];
    const page = await site.open('/', { as: await site.resident(), expected: [/404/, /service worker/i, /offline/i] });
    await pseudo.serveTo(page, site.server.url);
    await pseudo.speakTo(page, site.server.url, said);
    for (const path of screens) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // Some are only drawn once their group is open.
      const unfold = () =>
        page.evaluate(() => {
          const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
          for (const each of folded) each.open = true;
          return folded.length;
        });
      await untilIdle(page);
      await expect.poll(unfold).toBe(0);
      await untilIdle(page);
      left.push(...(await leftInEnglish(page, said)).map((text) => `${path}: ${text}`));
      misfits.push(...(await misfitsOf(page)).map((what) => `${path}, ${what}`));
    }
    expect({ left, misfits }).toEqual({ left: [], misfits: [] });
  });
});

describe('in French', () => {
  it('every kind of page has room for its words', async () => {
    await expectFits(await site.open('/fr'), [...Object.values(french), ...kinds(frenchSlugs)]);
  });

  it('a visitor changes the language at the foot of a page, and back', async () => {
    const page = await site.open('/maintenance/fridge');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await page.waitForURL(`${site.server.url}/fr/entretien/refrigerateur`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Entretenir le réfrigérateur');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${site.server.url}/maintenance/fridge`);
  });

  it('a visitor tries a plan and asks for a link to sign in', async () => {
    const page = await site.open('/fr');
    await page.getByLabel('Dans le pays').selectOption('FR');
    await page.getByRole('button', { name: 'Voir mon premier mois' }).click();
    const result = page.getByRole('heading', { name: 'Vos quatre premières semaines' });
    await result.waitFor();
    await page.getByRole('link', { name: 'Garder ce programme, gratuitement' }).click();
    await page.getByLabel('Adresse e-mail').fill('pas une adresse');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await page.getByText('Indiquez une adresse e-mail valide').waitFor();
    await page.getByLabel('Adresse e-mail').fill('lecteur@maison.example');
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await page.getByRole('heading', { name: 'Consultez votre messagerie' }).waitFor();
    await page.getByText('nous avons envoyé un e-mail à').waitFor();
  });
});
