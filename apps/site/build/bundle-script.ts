import { build, type Plugin } from 'vite';

type Options = {
  /** They replace names in the script, each by an expression. */
  readonly constants?: Readonly<Record<string, string>>;
  readonly plugins?: Plugin[];
};

/** Returns a script and its imports as one classic script. */
export async function bundleScript(entry: string, { constants = {}, plugins = [] }: Options = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: constants,
    plugins,
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'bundled' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  return output && 'output' in output ? output.output[0].code.trim() : '';
}
