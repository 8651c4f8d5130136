import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleLive, bundleRender } from '#apps/site/build/bundles.ts';
import { documentOf } from '#apps/site/build/document.ts';
import { inlineScriptOf, sha256 } from '#apps/site/build/make-site.ts';
import { picturesOfGuides } from '#apps/site/build/pictures.ts';
import { publicPaths } from '#apps/ui/paths.ts';
import { addresses as french } from '#core/languages/fr/site/addresses.ts';
import { slugs as frenchSlugs } from '#core/languages/fr/site/slugs.ts';
import { slugs } from '#words/site/slugs.ts';
import { misfitsOf } from '../support/browser/misfits.ts';
import { writePseudoFolder } from '../support/languages/pseudo-folder.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

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

it('every kind of page has room for the words of a language that needs 40% more', async () => {
  const [words, files] = [await writePseudoFolder(), await mkdtemp(join(tmpdir(), 'upkept-pseudo-site-'))];
  folders.push(words, files);
  await mkdir(join(files, 'assets'));
  const language = { code: 'qps', folder: words };
  const [modules, { rendered, styles, fonts }] = await Promise.all([
    bundleLive(files, language),
    bundleRender(files, files, language),
  ]);
  const pictures = await picturesOfGuides(rendered.drawings, async (kind, name, svg) => {
    await writeFile(join(files, `${kind}-${name}.svg`), svg);
    return `/${kind}-${name}.svg`;
  });
  const template = await readFile(new URL('../../apps/site/build/document.html', import.meta.url), 'utf8');
  const inlineScript = await inlineScriptOf();
  const documents = new Map(
    rendered.renderPages(pictures, { sha256 }).map((page) => {
      const own = { modules, styles, fonts };
      const parts = { page, files: own, inlineScript, publicUrl: site.server.url, language: rendered.language };
      return [page.path, documentOf(template, parts)];
    }),
  );
  const page = await site.open('/', { expected: [/404/] });
  await page.route(`${site.server.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const document = documents.get(pathname);
    if (document) return route.fulfill({ body: document, contentType: 'text/html' });
    const type = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' }[extname(pathname)];
    const body = await readFile(join(files, pathname)).catch(() => undefined);
    return body ? route.fulfill({ body, contentType: type ?? 'font/woff2' }) : route.fulfill({ status: 404 });
  });
  const paths = [...Object.values(publicPaths), ...kinds(slugs)].map((path) => `/qps${path === '/' ? '' : path}`);
  await expectFits(page, paths);
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
