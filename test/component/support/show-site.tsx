import { renderToStaticMarkup } from 'react-dom/server';
import { countrySummaries, itemSummaries, summaries } from '#apps/site/content/guide-data.ts';
import { documentTitle, makeMetadata } from '#apps/site/content/page-metadata.ts';
import { PublicPage } from '#apps/site/layout.tsx';
import { start } from '#apps/site/live/start.ts';
import { RestOfSchedule } from '#apps/site/pages/guides/schedule.tsx';
import { NotFoundPage } from '#apps/site/pages/not-found/not-found-page.tsx';
import { guidesWith, pagesWith } from '#apps/site/pages.tsx';
import { readToken } from '#apps/ui/session/token.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';

const drawings = import.meta.glob<string>('../../../apps/site/pages/guides/*/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});
const picturesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(drawings).flatMap(([path, file]) => {
      const [, name] = new RegExp(`/${folder}/(.+)\\.svg$`).exec(path) ?? [];
      return name ? [[name, file] as const] : [];
    }),
  );

const pictures = { art: picturesIn('art'), parts: picturesIn('parts'), strips: new Map<string, string>() };
const rests = new Map<string, string>(
  guidesWith(pictures).guides.flatMap(({ slug, rest }) => {
    const html = renderToStaticMarkup(<RestOfSchedule tasks={rest} />);
    return rest.length > 0 ? [[slug, URL.createObjectURL(new Blob([html]))]] : [];
  }),
);
/** Browsers compute checksums later than a page is rendered. */
const noSum = () => new Uint8Array(32);
const bodies = new Map(pagesWith(pictures, (slug) => rests.get(slug), noSum).map(({ path, body }) => [path, body]));
const metadataFor = makeMetadata({ guides: summaries, items: itemSummaries, countries: countrySummaries });

const rendered = new Map<string, string>();

/** Renders each page once for each settings of the site, as the build does, because nothing else changes it. */
function htmlOf(path: string): string {
  const key = `${path} ${JSON.stringify(siteSettings())}`;
  const body = bodies.get(path) ?? <NotFoundPage />;
  const html = rendered.get(key) ?? renderToStaticMarkup(<PublicPage path={path}>{body}</PublicPage>);
  rendered.set(key, html);
  return html;
}

/**
 * Shows a public page as the build renders it, with its script. The test's own address becomes the page's, because the
 * script reads it. Returns a function that closes the page.
 */
export function showSite(address: string): () => void {
  history.replaceState(null, '', address);
  const { pathname, hash } = location;
  document.title = documentTitle(metadataFor(pathname));
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = htmlOf(pathname);
  document.body.append(root);
  // As the server does.
  const elsewhere = siteSettings().signInService?.isOnlyWay ? ['links', 'service'] : ['only-service'];
  for (const where of elsewhere) for (const part of root.querySelectorAll(`[data-where="${where}"]`)) part.remove();
  // As the script in the head does.
  if (readToken() !== undefined) document.documentElement.dataset.token = '';
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  const page = new AbortController();
  void start(page.signal);
  return () => {
    page.abort();
    root.remove();
    const { dataset } = document.documentElement;
    delete dataset.token;
    delete dataset.live;
  };
}
