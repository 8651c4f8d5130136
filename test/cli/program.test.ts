import { describe, expect, it } from 'vitest';
import { runCli } from '../support/process.ts';

describe('the command line', () => {
  it('tells its commands and examples on --help, and exits with 0', async () => {
    const { code, stdout, stderr } = await runCli(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const word of ['catalogue', 'db', 'plan', 'weeks', 'worker', 'Examples:']) expect(stdout).toContain(word);
  });

  it.each(['catalogue', 'db', 'db reset', 'plan', 'plan preview', 'weeks', 'worker'])(
    'explains %s',
    async (command) => {
      const { code, stdout, stderr } = await runCli([...command.split(' '), '--help']);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain(`Usage: upkept ${command}`);
    },
  );

  it.each([
    ['an unknown command', ['dance'], "unknown command 'dance'"],
    ['an unknown part of one', ['db', 'dance'], "unknown command 'dance'"],
    ['an unknown option', ['catalogue', 'list', '--loud'], "unknown option '--loud'"],
    ['an option without its value', ['plan', 'preview', '--weeks'], 'argument missing'],
    ['words too many', ['worker', 'now'], 'too many arguments'],
  ])('exits with 2 for %s, and says so on stderr', async (_, args, sentence) => {
    const { code, stdout, stderr } = await runCli(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  it.each([[[]], [['db']]])('shows the way and exits with 2 for no more than %j', async (args) => {
    const { code, stdout, stderr } = await runCli(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: upkept');
  });

  it('exits with 1 and names the setting when one makes no sense', async () => {
    const { code, stdout, stderr } = await runCli(['db', 'migrate'], { DATABASE_POOL: 'deep' });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('DATABASE_POOL: ');
  });
});
