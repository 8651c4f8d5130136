import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type Program, run, type Settings } from '../server/process.ts';

/** The newest released version, of which `test/fixtures/releases` has the server without pages and the command line. */
export const lastRelease = '0.1.0';

/** Where its imports find our packages. */
const folder = fileURLToPath(new URL('../../../node_modules/.cache/releases/', import.meta.url));

/** Runs the last release in its own process: `['http']`, or `['cli', …]` with a command. */
export async function runLastRelease(args: readonly string[], settings: Settings): Promise<Program> {
  const packed = await readFile(new URL(`../../fixtures/releases/${lastRelease}.js.br`, import.meta.url));
  await mkdir(folder, { recursive: true });
  const file = `${folder}${lastRelease}-${process.pid}.js`;
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, brotliDecompressSync(packed));
  await rename(unfinished, file);
  return run(file, args, settings);
}
