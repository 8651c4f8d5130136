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
    // Not as a library, for which Vite would leave to its users whether it is for production.
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  return output && 'output' in output ? output.output[0].code.trim() : '';
}
