import { readFile } from 'node:fs/promises';
import type { Context, Middleware } from 'koa';
import type { Config } from '#apps/composition/config.ts';
import { contentSecurityPolicy } from '../middleware/security-headers.ts';
import { sendAnswer } from './answer.ts';
import { fillIn } from './fill-in.ts';
import { filledDocuments } from './filled-documents.ts';
import type { SiteIndex } from './site-index.ts';
import { fileAnswer, staticFiles } from './static-files.ts';

/**
 * The built web app: its pages, filled in with what the settings say, its files, and a page for each address that leads
 * nowhere. Throws when it has not been built, or the badge is not there.
 */
export async function builtWeb(folder: URL, config: Config): Promise<Middleware> {
  const index = JSON.parse(await readFile(new URL('site.json', folder), 'utf8')) as SiteIndex;
  const files = new Map(await staticFiles(new URL('files/', folder)));
  if (config.badge) files.set('/badge', await fileAnswer(config.badge.image));
  const document = await filledDocuments(new URL('pages/', folder), fillIn(config, index));
  const policy = contentSecurityPolicy(config, index.scriptHashes);
  const documents = new Map(Object.entries(index.documents));
  const redirects = new Map(Object.entries(index.redirects));

  const sendDocument = async (ctx: Context, name: string, status = 200) => {
    ctx.set('Content-Security-Policy', policy);
    sendAnswer(ctx, { ...(await document(name)), status });
  };

  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return;
    const { path } = ctx;
    const name = documents.get(path);
    if (name) return sendDocument(ctx, name);
    const file = files.get(path);
    if (file) return sendAnswer(ctx, file);

    const usual = usualForm(path);
    const target = redirects.get(usual) ?? (documents.has(usual) ? usual : undefined);
    if (target) {
      ctx.status = redirects.has(usual) ? 302 : 301;
      ctx.redirect(target + ctx.search);
      return;
    }
    const missing = index.missing.find(({ below }) => usual.startsWith(below));
    // Whoever asks for a file has no use for a page.
    if (missing && !/\.\w+$/.test(path)) await sendDocument(ctx, missing.document, 404);
  };
}

/** As our addresses are written: small letters, and no slash at the end. */
function usualForm(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+$/, '') || '/';
  } catch {
    return path;
  }
}
