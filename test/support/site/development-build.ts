import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltWeb } from './built-web.ts';

const maker = new URL('../../../apps/web/build/make-site.ts', import.meta.url);

/**
 * Builds the site's pages with React's development build, which reports mismatches that the production build ignores.
 * They lack pictures, and compressed files.
 */
export async function buildForDevelopment(): Promise<BuiltWeb> {
  const parent = await mkdtemp(join(tmpdir(), 'upkept-development-'));
  const folder = join(parent, 'web');
  const code = `(await import(${JSON.stringify(maker.href)})).makePages(${JSON.stringify(folder)})`;
  const builder = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(builder, 'close');
  if (status !== 0) throw new Error('The site could not be built: see above');
  return {
    folder: pathToFileURL(`${folder}/`),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
