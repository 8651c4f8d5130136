import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../app/defer-app.ts', import.meta.url));

/** Returns app/defer-app.ts and its imports as one classic script that can be written into a script element. */
export async function bundleInlineScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'deferApp' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output && 'output' in output ? output.output[0].code.trim() : '';
  if (code === '' || code.includes('</')) throw new Error('The inline script is empty, or would end its element early');
  return code;
}
