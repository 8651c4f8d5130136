import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page, Route } from 'playwright';
import { bundleApp, bundleLive, bundleRender } from '#apps/site/build/bundles.ts';
import { documentOf } from '#apps/site/build/document.ts';
import { inlineScriptOf, sha256 } from '#apps/site/build/make-site.ts';
import { picturesOfGuides } from '#apps/site/build/pictures.ts';
import { writePseudoFolder } from './pseudo-folder.ts';

const code = 'qps';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

export type PseudoSite = {
  /** Has the page's server send this site in place of its own. `publicUrl`: the server's. */
  serveTo(page: Page, publicUrl: string): Promise<void>;
  /** Has its API say that everyone reads the pseudo-language; the set receives every text of its responses. */
  speakTo(page: Page, publicUrl: string, said: Set<string>): Promise<void>;
  remove(): Promise<void>;
};

/** Builds all pages, and those of the app unless they aren't wanted, in a language that is generated from English. */
export async function buildPseudoSite({ app = true } = {}): Promise<PseudoSite> {
  const [words, files] = [await writePseudoFolder(), await mkdtemp(join(tmpdir(), 'upkept-pseudo-site-'))];
  await mkdir(join(files, 'assets'));
  const language = { code, folder: words };
  const own = app ? await bundleApp(files, language) : undefined;
  const [modules, { rendered, styles, fonts }] = await Promise.all([
    bundleLive(files, language),
    bundleRender(files, files, language),
  ]);
  const pictures = await picturesOfGuides(rendered.drawings, async (kind, name, svg) => {
    await writeFile(join(files, `${kind}-${name}.svg`), svg);
    return `/${kind}-${name}.svg`;
  });
  const template = await readFile(new URL('../../../apps/site/build/document.html', import.meta.url), 'utf8');
  const inlineScript = await inlineScriptOf();
  const pages = rendered.renderPages(pictures, { sha256 });

  return {
    serveTo: async (page, publicUrl) => {
      const documents = new Map(
        pages.map((each) => {
          const ofPage = each.kind === 'app' && own ? own : { modules, styles, fonts };
          const parts = { page: each, files: ofPage, inlineScript, publicUrl, language: rendered.language };
          return [each.path, documentOf(template, parts)];
        }),
      );
      await page.route(`${publicUrl}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname.startsWith('/api/')) return route.fallback();
        const document = documents.get(pathname);
        if (document) return route.fulfill({ body: document, contentType: 'text/html' });
        const body = await readFile(join(files, pathname)).catch(() => undefined);
        return body
          ? route.fulfill({ body, contentType: types[extname(pathname)] ?? 'font/woff2' })
          : route.fulfill({ status: 404 });
      });
    },
    speakTo: async (page, publicUrl, said) => {
      await page.route(`${publicUrl}/api/**`, (route) =>
        inPseudo(route, said).catch((error: unknown) => {
          // The test may end while a response is on its way.
          if (!page.isClosed()) throw error;
        }),
      );
    },
    remove: async () => {
      for (const folder of [words, files]) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function inPseudo(route: Route, said: Set<string>): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  for (const each of stringsIn(jsonOf(text))) said.add(each);
  await route.fulfill({ response, body: text.replaceAll('"language":"en"', `"language":"${code}"`) });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
