import { build } from 'vite';

/** Returns a script and its imports as one classic script. `constants` replace names in it, each by an expression. */
export async function bundleScript(entry: string, constants: Readonly<Record<string, string>> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: constants,
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'bundled' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  return output && 'output' in output ? output.output[0].code.trim() : '';
}
