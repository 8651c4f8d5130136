import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Break } from './break.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the checkout that tests run in. */
type Scratch = {
  readonly folder: string;
  /** Runs `work` with the mistake in the copy and then undoes it. Throws unless `find` occurs exactly once. */
  whileBroken<Result>(mistake: Break, work: () => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
};

/** Copies the files that Git tracks or could track into `dist`, which Git ignores and which is on the same disk. */
export async function makeScratch(): Promise<Scratch> {
  const folder = join(project, 'dist', `breaks-${process.pid}`);
  const deleted = new Set(filesOfGit('--deleted'));
  for (const file of filesOfGit('--cached', '--others', '--exclude-standard')) {
    if (deleted.has(file)) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(project, file), join(folder, file));
  }
  await linkPackages(folder);
  return {
    folder,
    whileBroken: async ({ file, find, replace }, work) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (occurrences(text, find) !== 1) throw new Error(`${file} does not contain this exactly once: ${find}`);
      await writeFile(
        path,
        text.replace(find, () => replace),
      );
      try {
        return await work();
      } finally {
        await writeFile(path, text);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function filesOfGit(...options: readonly string[]): readonly string[] {
  const output = execFileSync('git', ['ls-files', '-z', ...options], { cwd: project, encoding: 'utf8' });
  return [...new Set(output.split('\0').filter(Boolean))];
}

/** Makes hard links on Linux and clones on macOS, which take a second. The caches of tools stay apart. */
async function linkPackages(folder: string): Promise<void> {
  const how = process.platform === 'darwin' ? '-cR' : '-al';
  execFileSync('cp', [how, join(project, 'node_modules'), join(folder, 'node_modules')]);
  await rm(join(folder, 'node_modules', '.vite'), { recursive: true, force: true });
}

export const occurrences = (text: string, part: string): number => text.split(part).length - 1;
