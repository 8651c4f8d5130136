import { readFile } from 'node:fs/promises';
import type { Context, Middleware } from 'koa';
import type { Config } from '#apps/composition/config.ts';
import { languageCookie } from '#apps/contract/language-cookie.ts';
import { languages } from '#core/domain/languages.ts';
import { once } from '#core/domain/running/once.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { contentSecurityPolicy } from '../middleware/security-headers.ts';
import type { State } from '../state.ts';
import { builtFiles } from './built-files.ts';
import { fillIn } from './fill-in.ts';
import { filledDocuments } from './filled-documents.ts';
import { etagOf, sendContent } from './send-content.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SiteIndex } from './site-index.ts';

/**
 * The pages for ending a contract, which are missing where none can exist. Made at the first use: in the bundle, the words
 * of a language can't be loaded while the server's own chunk is.
 */
const endsContracts = once(
  (): ReadonlySet<string> => new Set(languages.map((language) => wordsIn(language).addresses.cancel)),
);

const facts = async ({ state }: Context): Promise<SiteFacts> => (await (state as State).siteFacts?.()) ?? {};

/**
 * Serves the built web app: its pages, filled in with the settings, its files, and a page for each unknown address.
 * Throws when the web app has not been built, or when the badge's file is missing.
 */
export async function builtWeb(folder: URL, config: Config): Promise<Middleware> {
  const index = JSON.parse(await readFile(new URL('site.json', folder), 'utf8')) as SiteIndex;
  const badge = config.badge && (await contentOf(config.badge.image));
  const document = filledDocuments(new URL('pages/', folder), fillIn(config, index));
  const serveFile = builtFiles(new URL('files/', folder));
  const policy = contentSecurityPolicy(config, index.scriptHashes);
  const documents = new Map(Object.entries(index.documents));
  const frames = new Map(Object.entries(index.frames));
  const redirects = new Map(Object.entries(index.redirects));

  const sendDocument = async (ctx: Context, name: string, known: SiteFacts, status = 200) => {
    ctx.set('Content-Security-Policy', policy);
    await sendContent(ctx, await document(name, known), status);
  };

  const sendMissing = async (ctx: Context, path: string, known?: SiteFacts) => {
    const missing = index.missing.find(({ below }) => path.startsWith(below));
    // A client that requests a file can't use a page.
    const page = missing && !/\.\w+$/.test(ctx.path) && chosenVersion(ctx, missing.versions);
    if (page) await sendDocument(ctx, page, known ?? (await facts(ctx)), 404);
  };

  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return;
    const { path } = ctx;
    const frame = frames.get(path);
    const name = frame ? chosenVersion(ctx, frame) : documents.get(path);
    if (name) {
      const known = await facts(ctx);
      const isOver = endsContracts().has(path) && known.hasSold === false;
      return isOver ? sendMissing(ctx, path, known) : sendDocument(ctx, name, known);
    }
    if (badge && path === '/badge') return sendContent(ctx, badge);
    return serveFile(ctx, async () => {
      const usual = usualForm(path);
      const target = redirects.get(usual) ?? (documents.has(usual) || frames.has(usual) ? usual : undefined);
      if (target) {
        ctx.status = redirects.has(usual) ? 302 : 301;
        ctx.redirect(target + ctx.search);
        return;
      }
      await sendMissing(ctx, usual);
    });
  };
}

/**
 * A page of the app, or one for an unknown address, in a language that the address doesn't decide: that of the link that leads
 * to it, of the person who signed in last, or the browser's.
 */
function chosenVersion(ctx: Context, versions: SiteIndex['frames'][string]): string | undefined {
  const offered = Object.keys(versions);
  ctx.vary(['Cookie', 'Accept-Language']);
  const named = [ctx.query.lang, ctx.cookies.get(languageCookie)].find((code) => offered.includes(String(code)));
  return versions[String(named ?? (ctx.acceptsLanguages(offered) || offered[0]))];
}

async function contentOf(name: string) {
  const body = await readFile(name);
  return { name, etag: etagOf(body), body };
}

/** Returns the path as our addresses are written: in lower case and without a trailing slash. */
function usualForm(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+$/, '') || '/';
  } catch {
    return path;
  }
}
