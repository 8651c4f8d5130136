import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { publicUrlPlaceholder } from '#apps/ui/site-settings.ts';
import { drawings } from '#words/site/drawings.ts';
import { manifest } from '../content/manifest.ts';
import { documentOf, manifestPath } from './document.ts';
import { inlineScriptOf, sha256 } from './make-site.ts';
import { picturesOfGuides } from './pictures.ts';

export { placeholders } from '#apps/ui/site-settings.ts';

const served = (path: string) => `/@fs${fileURLToPath(new URL(path, import.meta.url))}`;

/** Serves every page during development, rendered again each time; `fillIn` writes the settings into a document. */
export function devPages(fillIn: (document: string) => string): Plugin {
  return {
    name: 'dev-pages',
    configureServer(server) {
      const inlineScript = inlineScriptOf();
      const pictures = picturesOfGuides(drawings, (folder, name) => served(`../pages/guides/${folder}/${name}.svg`));
      server.middlewares.use(async (request, response, next) => {
        const [path = '/'] = (request.url ?? '').split('?');
        if (path === manifestPath('en')) return response.end(JSON.stringify(manifest));
        if (!request.headers.accept?.includes('text/html')) return next();
        try {
          const render = (await server.ssrLoadModule(
            fileURLToPath(new URL('../render.tsx', import.meta.url)),
          )) as typeof import('../render.tsx');
          const pages = render.renderPages(await pictures, { sha256 });
          const page = pages.find((each) => each.path === path) ?? pages.find(({ kind }) => kind === 'missing');
          if (!page) return next();
          const document = documentOf(await readFile(new URL('./document.html', import.meta.url), 'utf8'), {
            page,
            // The development server adds styles by script.
            files: { modules: [page.kind === 'app' ? '/main.tsx' : served('../live/dev.ts')], styles: [], fonts: [] },
            inlineScript: await inlineScript,
            publicUrl: publicUrlPlaceholder,
            language: render.language,
          });
          response.statusCode = page.kind === 'missing' ? 404 : 200;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(path, fillIn(document)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
