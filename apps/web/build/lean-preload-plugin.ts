import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../app/load-with-styles.ts', import.meta.url));
const name = '__vitePreload';

/**
 * Vite puts a function of its own around each import in the browser's build. It waits for the style sheets before it asks
 * for the script, asks for each only once, hands out the script without one that failed, and is four times as long as
 * ours, which takes its place. A version that is written otherwise stops the build.
 */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return undefined;
      if (!code.includes(name)) throw new Error(`Vite no longer calls it so: ${name}`);
      return { code: `export { loadWithStyles as ${name} } from ${JSON.stringify(ours)};`, map: null };
    },
  };
}
