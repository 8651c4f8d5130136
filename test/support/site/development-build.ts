import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { webInputs } from '#apps/web/build.ts';
import { buildIntoOwnFolder } from '../../../build/build-into-own-folder.ts';
import { type BuiltWeb, copyOf, dist } from './built-web.ts';

const maker = new URL('../../../apps/web/build/make-site.ts', import.meta.url);

/**
 * Builds the site's pages with React's development build, which reports mismatches that the production build ignores, if
 * their sources have changed since the last time. Returns a copy, which lacks pictures and compressed files.
 */
export async function copyOfDevelopmentBuild(): Promise<BuiltWeb> {
  let newest = '';
  await buildIntoOwnFolder({
    dist: fileURLToPath(dist),
    kind: 'development',
    inputs: webInputs,
    build: buildInChild,
    newest: async () => undefined,
    point: async (name) => {
      newest = name;
    },
  });
  return copyOf(new URL(`${newest}/`, dist));
}

async function buildInChild(folder: string): Promise<void> {
  const code = `(await import(${JSON.stringify(maker.href)})).makePages(${JSON.stringify(folder)})`;
  const builder = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(builder, 'close');
  if (status !== 0) throw new Error('The site could not be built: see above');
}
