import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../app/starter.ts', import.meta.url));

/** The starter as one classic script, which stands in each page. */
export async function starterScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'starter' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output && 'output' in output ? output.output[0].code.trim() : '';
  if (code === '' || code.includes('</')) throw new Error('The starter cannot stand in a page');
  return code;
}
