import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LazyComponent, lazyComponent, lazyPage, Nothing } from '#apps/ui/loading/lazy-component.ts';

const Hall = () => createElement('h1', undefined, 'The hall');

async function shown(page: LazyComponent): Promise<string> {
  const failures: string[] = [];
  const { prelude } = await prerender(createElement(page), {
    onError: (error) => void failures.push(error instanceof Error ? error.message : String(error)),
  }).catch((error: Error) => ({ prelude: error.message }));
  return typeof prelude === 'string' ? prelude : new Response(prelude).text();
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('a component whose script loads when it is needed', () => {
  it('renders, and loads its script once', async () => {
    const load = vi.fn(async () => ({ Hall }));
    const page = lazyPage('Hall', load);
    expect(await shown(page)).toContain('The hall');
    expect(await shown(page)).toContain('The hall');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders at once, without suspending, if it was loaded before', async () => {
    const page = lazyPage('Hall', async () => ({ Hall }));
    await page.preload();
    expect(renderToString(createElement(page))).toBe('<h1>The hall</h1>');
  });

  it('counts as loaded only when what its module preloads is loaded', async () => {
    const needed = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const preload = () => {
      asked.resolve();
      return needed.promise;
    };
    const page = lazyPage('Hall', async () => ({ Hall, preload }));
    const results: string[] = [];
    const loaded = page.preload().then(() => results.push('loaded'));
    await asked.promise;
    expect(results).toEqual([]);
    needed.resolve();
    await loaded;
    expect(results).toEqual(['loaded']);
  });

  it('fails in the specification’s words when its script has not loaded after two minutes', async () => {
    const page = lazyPage<'Hall'>('Hall', () => new Promise(() => {}));
    const html = shown(page);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await Promise.race([html, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await html).toBe('Loading chunk Hall failed');
  });

  it('stays failed, so that the page is loaded again rather than shown without its styles', async () => {
    const load = vi.fn(() => Promise.reject<{ Hall: typeof Hall }>(new Error('Unable to preload CSS for /hall.css')));
    const page = lazyPage('Hall', load);
    await page.preload();
    expect(await shown(page)).toBe('Loading chunk Hall failed');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves a page its other parts when the script of one can’t be loaded', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = () => Promise.reject<{ Hall: typeof Hall }>(new Error('Failed to fetch dynamically imported module'));
    expect(await shown(lazyComponent('Hall', load, Nothing))).toBe('');
    expect(await shown(lazyComponent('Hall', load, () => createElement('p', undefined, 'No hall')))).toContain(
      'No hall',
    );
    expect(said).toHaveBeenCalledWith('A part is missing', 'Loading chunk Hall failed');
    said.mockRestore();
  });
});
