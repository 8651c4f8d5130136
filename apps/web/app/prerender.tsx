import { guides } from 'virtual:guides';
import { items } from 'virtual:items';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { documentTitle, makeMetadata, type PageMetadata } from '../content/page-metadata.ts';
import { structuredData } from '../content/structured-data.ts';
import { paths } from '../paths.ts';
import { AuthProvider } from '../session/auth-provider.tsx';
import { badgeUrlPlaceholder, companyPlaceholders, publicUrlPlaceholder } from '../site-settings.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { type HeadElement, headElements } from './head/head-elements.ts';
import { pageContent } from './head/page-content.ts';
import { pagesAt, Router } from './router.tsx';

export { lastModified } from './head/last-modified.ts';
export { appPages, missingPages, redirects } from './pages.ts';
export { publicPages } from './public-pages.ts';

export const metadataFor = makeMetadata({ guides, items });
export const placeholders = {
  publicUrl: publicUrlPlaceholder,
  badgeUrl: badgeUrlPlaceholder,
  company: companyPlaceholders,
};

export type PrerenderedPage = {
  /** The content of the element `root`. */
  readonly body: string;
  readonly title: string;
  readonly head: readonly HeadElement[];
  /** JSON-LD. */
  readonly data: object;
  /** The names of the components whose scripts it needs. */
  readonly chunks: readonly string[];
  readonly metadata: PageMetadata;
};

/** Renders a page as a visitor sees it first, or the frame of a page that is empty without script. */
export async function prerenderPage(path: string, kind: 'page' | 'frame'): Promise<PrerenderedPage> {
  const metadata = metadataFor(path);
  return {
    // All pages look the same until it is known who is signed in.
    body: await (kind === 'page' ? render(path, 'signed-out') : render(paths.dashboard, 'loading')),
    title: documentTitle(metadata),
    head: headElements(metadata, publicUrlPlaceholder),
    data: structuredData(
      metadata,
      { publicUrl: publicUrlPlaceholder, company: companyPlaceholders },
      await pageContent(path),
    ),
    chunks: pagesAt(path).map(({ chunk }) => chunk),
    metadata,
  };
}

async function render(path: string, auth: 'signed-out' | 'loading'): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorBoundary>
        <StaticRouter location={path}>
          <AuthProvider prerendered={auth}>
            <Router />
          </AuthProvider>
        </StaticRouter>
      </ErrorBoundary>
    </StrictMode>,
    // React would need script to put a page together from several pieces.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be prerendered`);
  return html;
}
