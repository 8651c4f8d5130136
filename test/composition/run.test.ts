import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import packages from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

const names = Object.keys(packages.optionalDependencies);
const name = names.find((each) => each.endsWith(`-${process.platform}-${process.arch}`)) ?? '';
const old = '20.19.2';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upkept run '));
  for (const file of ['run', 'run.js', 'package.json']) await copyFile(file, join(folder, file));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(file: string, text: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  await chmod(path, 0o755);
}
const installNode = (lines: string) => program(`node_modules/${name}/bin/node`, `#!/bin/sh\n${lines}\n`);
/** A Node of this version that prints its arguments. */
const nodeOf = (version: string) => `if [ "$1" = --version ]; then echo v${version}; else echo "installed $*"; fi`;

/** How npm calls it, on a Node that says that it has this version. */
function start(args: readonly string[], version: string) {
  const says = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const env = {
    PATH: process.env.PATH,
    npm_node_execpath: process.execPath,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(says)}`,
  };
  return spawn(join(folder, 'run'), args, { cwd: folder, env, detached: true });
}

async function run(args: readonly string[], version = old) {
  const child = start(args, version);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

describe.skipIf(process.platform === 'win32')('./run', () => {
  it('starts a file on the installed Node, with its options', async () => {
    await installNode(nodeOf('26.10.0'));
    const args = ['--watch', 'apps/a file.ts', '--flag', ''];
    expect(await run(args)).toEqual({ code: 0, stdout: 'installed --watch apps/a file.ts --flag \n', stderr: '' });
  });

  it('starts the commands of packages, which find the installed Node', async () => {
    await installNode(nodeOf('26.10.0'));
    await program('node_modules/.bin/lint-it', '#!/usr/bin/env node\n');
    const { stdout } = await run(['lint-it', '--all']);
    expect(stdout).toMatch(/^installed .*node_modules\/\.bin\/lint-it --all\n$/);
    expect(await run(['lint-all'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The command lint-all is not installed: run "npm ci".\n',
    });
  });

  it.each([
    [
      'the machine’s Node is too old to install everything',
      nodeOf('26.10.0'),
      '20.18.1',
      /^Upkept needs Node 20\.19, 22\.12 or newer, and this is Node 20\.18\.1: update it and run "npm ci"\.\n$/,
    ],
    ['the same for an early release', nodeOf('26.10.0'), '22.11.0', /^Upkept needs .* this is Node 22\.11\.0: .*\n$/],
    ['the same between two of them', nodeOf('26.10.0'), '21.7.3', /^Upkept needs .* this is Node 21\.7\.3: .*\n$/],
    ['nothing is installed', undefined, old, /^Node 26\.\d+\.\d+ is not installed: run "npm ci", without .*\.\n$/],
    ['nothing is installed on a new Node', undefined, '26.11.0', /^Node 26\.\d+\.\d+ is not installed: .*\.\n$/],
    [
      'another Node is installed',
      nodeOf('22.3.0'),
      old,
      /^Node 26.* is not installed, but v22\.3\.0: run "npm ci"\.\n$/,
    ],
    [
      'a library is missing',
      'echo "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2; exit 127',
      old,
      /^Node needs the library libatomic\.so\.1, which is missing: .*\blibatomic1?\b.*\.\n$/,
    ],
    [
      'it fails in another way',
      'echo "no such version"; echo "GLIBC_2.28 not found" >&2; exit 1',
      old,
      /: GLIBC_2.28 not found\n$/,
    ],
  ])('says so in one sentence where %s', async (_, node, version, sentence) => {
    if (node !== undefined) await installNode(node);
    const { code, stdout, stderr } = await run(['apps/main.ts'], version);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
  });

  it('says so where the loader of the installed Node is missing', async () => {
    await program(`node_modules/${name}/bin/node`, '#!/lib/ld-of-another-system\n');
    expect((await run(['apps/main.ts'])).stderr).toMatch(
      /^npm has no Node for systems without glibc, .* Node 26 .*\.\n$/,
    );
  });

  it('says so where npm has no Node for the machine', async () => {
    const others = names.filter((each) => each !== name).map((each) => [each, '26.10.0']);
    const description = { ...packages, optionalDependencies: Object.fromEntries(others) };
    await writeFile(join(folder, 'package.json'), JSON.stringify(description));
    const sentence = `npm has no Node for ${process.platform} on ${process.arch}: install Node 26 or newer and use that.\n`;
    expect(await run(['-e', '0'])).toEqual({ code: 1, stdout: '', stderr: sentence });
  });

  it('uses the machine’s own Node where it is new enough and the installed one doesn’t run', async () => {
    await installNode('exit 127');
    const args = ['--print', 'process.execPath'];
    expect(await run(args, '26.11.0')).toEqual({ code: 0, stdout: `${process.execPath}\n`, stderr: '' });
  });

  it.each([0, 1, 2, 77])('exits with the program’s code %i', async (code) => {
    await installNode(`if [ "$1" = --version ]; then echo v26.10.0; else exit ${code}; fi`);
    expect((await run(['apps/main.ts'])).code).toBe(code);
  });

  describe('whose program runs', () => {
    /** Starts a program, and returns once it runs. */
    async function running(script: string) {
      await mkdir(join(folder, `node_modules/${name}/bin`), { recursive: true });
      await symlink(process.execPath, join(folder, `node_modules/${name}/bin/node`));
      const child = start(['--eval', `${script}; setInterval(() => {}, 1000); process.stdout.write('ready')`], old);
      await once(child.stdout, 'data');
      return child;
    }

    it.each(['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const)(
      'passes %s on and ends as the program does',
      async (signal) => {
        const child = await running(`process.on('${signal}', () => process.exit(7))`);
        child.kill(signal);
        expect(await once(child, 'exit')).toEqual([7, null]);
      },
    );

    it('ends by the signal that ends the program', async () => {
      const child = await running('0');
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
    });

    it('waits for a program that a terminal interrupts with it', async () => {
      const child = await running(`process.on('SIGINT', () => setTimeout(() => process.exit(0), 200))`);
      process.kill(-(child.pid ?? 0), 'SIGINT');
      expect(await once(child, 'exit')).toEqual([0, null]);
    });
  });

  it('is what every script of npm begins with', () => {
    const commands = Object.values(packages.scripts).flatMap((script) => script.split(' && '));
    expect(commands.filter((command) => !command.startsWith('./run '))).toEqual([]);
  });
});

it('Upkept needs as new a Node as the packages that npm leaves out on older ones', () => {
  const packagesOfPlatforms = Object.values(lock.packages).filter((each) => 'os' in each && 'engines' in each);
  const ranges = new Set(packagesOfPlatforms.map(({ engines }) => engines.node));
  const { node } = packages.engines;
  expect([...ranges]).toContain(node);
  // All the others take every Node that ours does.
  const oldestMajor = (range: string) => Number(/>= ?(\d+)[\d.]*$/.exec(range)?.[1]);
  expect([...ranges].filter((range) => range !== node && !(oldestMajor(range) < 20))).toEqual([]);
});
