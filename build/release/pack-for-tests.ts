import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { project } from '../fingerprint.ts';

/** Writes this version as one file without its packages, with which later versions test the way back: see docs/decisions/0233. */
export async function packForTests(version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upkept-release-'));
  try {
    await build({
      configFile: false,
      root: project,
      publicDir: false,
      logLevel: 'warn',
      ssr: { external: true },
      build: {
        outDir: folder,
        emptyOutDir: true,
        ssr: true,
        target: 'node26',
        minify: true,
        rolldownOptions: {
          input: { upkept: join(project, 'build/release/server-without-pages.ts') },
          checks: { eval: false, pluginTimings: false },
          output: { codeSplitting: false, entryFileNames: '[name].js', charset: 'ascii' },
        },
      },
    });
    const packed = join(project, 'test/fixtures/releases', `${version}.js.br`);
    await mkdir(join(packed, '..'), { recursive: true });
    await writeFile(packed, brotliCompressSync(await readFile(join(folder, 'upkept.js'))));
    return packed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
