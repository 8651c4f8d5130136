import { execFileSync } from 'node:child_process';
import { stderr, stdin, stdout } from 'node:process';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { completionScript } from '#apps/cli/completion.ts';
import { makeProgram } from '#apps/cli/program.ts';
import { buildPrograms, run, runBuilt } from '../support/server/process.ts';
import { runCli } from './run-cli.ts';

describe('the command line', () => {
  it('lists its commands and examples on --help, and exits with 0', async () => {
    const { code, stdout, stderr } = await runCli(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const groups = [
      'backup',
      'billing',
      'catalogue',
      'db',
      'doctor',
      'link',
      'plan',
      'premium',
      'restore',
      'user',
      'weeks',
      'worker',
    ];
    for (const word of [...groups, 'Examples:']) expect(stdout).toContain(word);
  });

  it.each([
    ...[
      'catalogue',
      'backup',
      'restore',
      'doctor',
      'db',
      'db reset',
      'plan',
      'plan preview',
      'plan year',
      'plan check',
      'weeks',
      'worker',
      'premium',
      'premium grant',
    ],
    ...[
      'premium revoke',
      'link',
      'link resend',
      'user',
      'user show',
      'user move',
      'user export',
      'user delete',
      'billing reconcile',
    ],
  ])('explains %s', async (command) => {
    const { code, stdout, stderr } = await runCli([...command.split(' '), '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: upkept ${command}`);
  });

  it('shows an example of each command', async () => {
    const leaves = (command: Command, name: string): readonly (readonly [string, Command])[] =>
      command.commands.length === 0
        ? [[name, command]]
        : command.commands.flatMap((part) => leaves(part, `${name} ${part.name()}`));
    const commands = leaves(makeProgram({ env: {}, stdin, stdout, stderr }), 'upkept');
    expect(commands.length).toBeGreaterThan(12);
    for (const [name, command] of commands) {
      const help: string[] = [];
      command.configureOutput({ writeOut: (text) => void help.push(text) }).outputHelp();
      expect([name, help.join('')]).toEqual([name, expect.stringContaining(`Example:\n  ${name}`)]);
      expect([name, help.join('')]).toEqual([name, expect.stringContaining('--json')]);
    }
  });

  it.each([['--help'], ['user', 'delete']])('loads only what its help needs: %s %s', async (...args) => {
    const { stderr } = await run(
      '--import=./test/support/server/log-loaded-modules.ts',
      ['apps/cli/main.ts', ...args],
      {},
    ).ended;
    const loaded = [...stderr.matchAll(/^loaded (.*)$/gm)].map(([, url = '']) => url);
    const packages = loaded.flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
    expect(packages).toContain('commander');
    expect([...new Set(packages)].filter((name) => name !== 'commander' && name !== 'zod')).toEqual([]);
    expect(loaded.filter((url) => /\/adapters\/|container\.ts/.test(url))).toEqual([]);
  });

  it.each([
    ['an unknown command', ['dance'], "unknown command 'dance'"],
    ['an unknown subcommand', ['db', 'dance'], "unknown command 'dance'"],
    ['an unknown option', ['catalogue', 'list', '--loud'], "unknown option '--loud'"],
    ['an option without its value', ['plan', 'preview', '--weeks'], 'argument missing'],
    ['too many arguments', ['worker', 'now'], 'too many arguments'],
  ])('exits with 2 for %s, and explains it on stderr', async (_, args, sentence) => {
    const { code, stdout, stderr } = await runCli(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  it('exits with 0 when its reader stops early', async () => {
    await buildPrograms();
    const { child, ended } = runBuilt('cli', ['catalogue', 'list', '--json'], {});
    child.stdout?.destroy();
    const { code, stderr } = await ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('shows its help without a command, and its version', async () => {
    const [alone, help, version] = [await runCli([]), await runCli(['--help']), await runCli(['-v'])];
    expect(alone).toEqual(help);
    expect(version).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });

  it.each(['bash', 'zsh', 'fish'])('completes each command and option in %s', async (shell) => {
    const { code, stdout: script } = await runCli(['completion', shell]);
    expect(code).toBe(0);
    const commands = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(commands)];
    for (const command of commands(makeProgram({ env: {}, stdin, stdout, stderr }))) {
      for (const option of command.options)
        expect(script).toContain(option.long?.replace(shell === 'fish' ? '--' : '', ''));
      if (command.parent) expect(script).toContain(command.name());
    }
  });

  it('completes in bash itself: commands first, then their options', () => {
    const complete = (...words: readonly string[]) => {
      const list = words.map((word) => `'${word}'`).join(' ');
      const script = `source <(cat); COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _upkept; echo "\${COMPREPLY[@]}"`;
      const help = completionScript(makeProgram({ env: {}, stdin, stdout, stderr }), 'bash');
      return execFileSync('bash', ['-c', script], { input: help, encoding: 'utf8' }).trim();
    };
    expect(complete('upkept', 'us')).toBe('user');
    expect(complete('upkept', 'user', 'de')).toBe('delete');
    expect(complete('upkept', 'user', 'show', 'ada@home.example', '--j')).toBe('--json');
    expect(complete('upkept', 'backup', '--k')).toBe('--keep');
  });

  it.each([[['db']]])('shows the usage and exits with 2 for an incomplete command: %j', async (args) => {
    const { code, stdout, stderr } = await runCli(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: upkept');
  });

  it('exits with 1 and names a setting that is wrong', async () => {
    const { code, stdout, stderr } = await runCli(['db', 'migrate'], { DATABASE_POOL: 'deep' });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('DATABASE_POOL: ');
  });
});
