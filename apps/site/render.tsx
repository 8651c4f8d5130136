import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { appPaths, publicPaths } from '#apps/ui/paths.ts';
import { companyPlaceholders, publicUrlPlaceholder } from '#apps/ui/site-settings.ts';
import { type GuideSlug, guideSlugs } from '#core/catalogue/guides/guide.ts';
import { language } from '#words/language.ts';
import { drawings } from '#words/site/drawings.ts';
import { frame } from '#words/site/frame.ts';
import { slugs } from '#words/site/slugs.ts';
import { missingPages } from './addresses.ts';
import { countrySummaries, itemSummaries, summaries } from './content/guide-data.ts';
import { makeMetadata, type PageMetadata } from './content/page-metadata.ts';
import { type PageContent, structuredData } from './content/structured-data.ts';
import { AppFrame, PublicPage } from './layout.tsx';
import { RestOfSchedule } from './pages/guides/schedule.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { guidesWith, type Pictures, pagesWith } from './pages.tsx';
import type { Version } from './version.ts';

const metadataFor = makeMetadata({ guides: summaries, items: itemSummaries, countries: countrySummaries });

export type RenderedPage = {
  readonly path: string;
  /** The content of the element `root`. */
  readonly body: string;
  readonly metadata: PageMetadata;
  /** JSON-LD. */
  readonly data: object;
  readonly kind: 'public' | 'missing' | 'app';
  /** What a page of the app says where scripts are switched off. */
  readonly withoutScript: string | undefined;
};

type Options = {
  /** The address of a guide's tasks for users. */
  readonly restOf?: (slug: GuideSlug) => string | undefined;
  /** A page in all languages, English first. */
  readonly versionsOf?: (path: string) => readonly Version[];
  readonly sha256: (text: string) => Uint8Array;
};

type Rest = { readonly slug: GuideSlug; readonly html: string };

/** Renders what only users read of the guides. */
export function renderRest(pictures: Pictures): readonly Rest[] {
  return guidesWith(pictures)
    .guides.filter(({ rest }) => rest.length > 0)
    .map(({ slug, rest }) => ({ slug, html: renderToStaticMarkup(<RestOfSchedule tasks={rest} />) }));
}

function render(path: string, kind: RenderedPage['kind'], page: ReactNode, content: PageContent = {}): RenderedPage {
  const metadata = metadataFor(path);
  const settings = { publicUrl: publicUrlPlaceholder, company: companyPlaceholders };
  const data = structuredData(metadata, settings, content);
  const withoutScript = kind === 'app' ? frame.withoutScript : undefined;
  return { path, kind, metadata, body: renderToStaticMarkup(page), data, withoutScript };
}

/**
 * Renders every page: public ones as a visitor sees them, and those of the app as the frame that its script fills.
 */
export function renderPages(
  pictures: Pictures,
  { restOf = () => undefined, versionsOf = () => [], sha256 }: Options,
): readonly RenderedPage[] {
  return [
    ...pagesWith(pictures, restOf, sha256).map(({ path, body, content, modified }) => {
      const others = versionsOf(path).filter((version) => version.path !== path);
      const page = render(
        path,
        'public',
        <PublicPage path={path} others={others}>
          {body}
        </PublicPage>,
        content,
      );
      return modified ? { ...page, metadata: { ...page.metadata, modified } } : page;
    }),
    ...missingPages.map(({ example }) => {
      const page = (
        <PublicPage path={example}>
          <NotFoundPage />
        </PublicPage>
      );
      return render(example, 'missing', page);
    }),
    ...Object.values(appPaths).map((path) => render(path, 'app', <AppFrame />)),
  ];
}

/** The public pages that can be read offline. */
export const keptPages: readonly string[] = [publicPaths.guides, ...guideSlugs.map(slugs.guide)];

export { missingPages, publicPages } from './addresses.ts';
export { manifest } from './content/manifest.ts';
export { drawings, language };
