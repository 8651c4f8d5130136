import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildIntoOwnFolder } from '../../build/build-into-own-folder.ts';
import { project } from '../../build/fingerprint.ts';

let folder: string;
let pointed: string | undefined;
let builds: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upkept-builds-'));
  await mkdir(join(folder, 'dist'));
  pointed = undefined;
  builds = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(source: string, interrupted = false): Promise<boolean> {
  await writeFile(join(folder, 'source'), source);
  return buildIntoOwnFolder({
    dist: join(folder, 'dist'),
    kind: 'web',
    inputs: [relative(project, join(folder, 'source'))],
    build: async (target) => {
      builds += 1;
      await mkdir(target);
      if (interrupted) throw new Error('interrupted');
      await writeFile(join(target, 'built'), source);
    },
    newest: async () => pointed,
    point: async (name) => {
      pointed = name;
    },
  });
}

it('builds only what has changed', async () => {
  expect([await build('one'), await build('one'), await build('two')]).toEqual([true, false, true]);
  expect(builds).toBe(2);
});

it('keeps the build before the newest, which a running server may read, and no older one', async () => {
  await build('one');
  const first = pointed ?? '';
  await build('two');
  expect(existsSync(join(folder, 'dist', first, 'built'))).toBe(true);
  await build('three');
  expect(existsSync(join(folder, 'dist', first))).toBe(false);
  expect(await readdir(join(folder, 'dist'))).toHaveLength(2);
});

it('goes back to a build that is still there without building it again', async () => {
  await build('one');
  const first = pointed;
  await build('two');
  await build('one');
  expect([pointed, builds]).toEqual([first, 2]);
});

it('leaves nothing of a build that is interrupted', async () => {
  await build('one');
  const first = pointed;
  await expect(build('two', true)).rejects.toThrow('interrupted');
  expect(pointed).toBe(first);
  expect(await readdir(join(folder, 'dist'))).toEqual([first]);
});
