import { fetchJson, readJson } from './fetch-json.ts';

/**
 * In the browser, suspends until the content is fetched, which keeps the prerendered HTML; the build passes the content
 * itself.
 */
export const useContent = <Content extends object>(content: string | Content): Content =>
  typeof content === 'string' ? readJson<Content>(content) : content;

/** Fetches a page's content before hydration, so that hydration completes in one pass. */
export async function preloadContent(content: string | object): Promise<void> {
  if (typeof content === 'string') await fetchJson(content);
}
