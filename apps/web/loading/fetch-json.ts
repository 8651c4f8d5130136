import { type LoadedOnce, loadOnce } from './load-once.ts';

const files = new Map<string, LoadedOnce<unknown>>();

/** Returns a built file by its address. The caller knows its shape from the build. */
function fileAt<Value>(address: string): LoadedOnce<Value> {
  const known = files.get(address);
  if (known) return known as LoadedOnce<Value>;
  const file = loadOnce<Value>(address, async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  });
  files.set(address, file);
  return file;
}

export const fetchJson = <Value>(address: string): Promise<Value> => fileAt<Value>(address).load();

/** For components: suspends until the file is loaded. */
export const readJson = <Value>(address: string): Value => fileAt<Value>(address).read();

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
