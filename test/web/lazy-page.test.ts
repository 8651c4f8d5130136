import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LazyPage, lazyPage } from '#apps/web/loading/lazy-page.ts';

const Hall = () => createElement('h1', undefined, 'The hall');

async function shown(page: LazyPage): Promise<string> {
  const failures: string[] = [];
  const { prelude } = await prerender(createElement(page), {
    onError: (error) => void failures.push(error instanceof Error ? error.message : String(error)),
  }).catch((error: Error) => ({ prelude: error.message }));
  return typeof prelude === 'string' ? prelude : new Response(prelude).text();
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('a page whose script loads when it is needed', () => {
  it('is shown, and its script asked for once', async () => {
    const load = vi.fn(async () => ({ Hall }));
    const page = lazyPage('Hall', load);
    expect(page.chunk).toBe('Hall');
    expect(await shown(page)).toContain('The hall');
    expect(await shown(page)).toContain('The hall');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is shown at once, without suspending, when it was loaded before', async () => {
    const page = lazyPage('Hall', async () => ({ Hall }));
    expect(await page.preload('/hall')).toBe(true);
    expect(renderToString(createElement(page))).toBe('<h1>The hall</h1>');
  });

  it('has what its module says that it needs before it counts as loaded', async () => {
    const needed = Promise.withResolvers<void>();
    const preload = vi.fn(() => needed.promise);
    const page = lazyPage('Hall', async () => ({ Hall, preload }));
    const answers: boolean[] = [];
    const loaded = page.preload('/hall').then((answer) => answers.push(answer));
    await vi.waitFor(() => expect(preload).toHaveBeenCalledWith('/hall'));
    expect(answers).toEqual([]);
    needed.resolve();
    await loaded;
    expect(answers).toEqual([true]);
  });

  it('fails when its script has not come after two minutes, in the specification’s words', async () => {
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
    expect(await page.preload('/hall')).toBe(false);
    expect(await shown(page)).toBe('Loading chunk Hall failed');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
