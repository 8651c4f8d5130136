import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stderr, stdin, stdout } from 'node:process';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProgram } from '#apps/cli/program.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { runCli } from './run-cli.ts';

/** Words of the database, of the system and of libraries, which no operator should have to read. */
const rawWords = [
  /\b(select|delete)\b.* \bfrom\b|\binsert into\b|\bupdate "|\$\d|invalid input syntax|violates|relation "/i,
  /\bE[A-Z]{4,}\b|Invalid (option|input|value)|expected one of|Too (small|big)|ZodError|undefined|\[object/,
  /^ {4}at /m,
];
const isRaw = (text: string) => rawWords.some((words) => words.test(text));

/** A value of an argument or option that a command takes, by its placeholder. */
const right: Readonly<Record<string, string>> = {
  email: 'ada@home.example',
  new: 'grace@home.example',
  id: '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11',
  part: 'lovelace',
  role: 'member',
  text: 'It was a mistake',
  shell: 'bash',
};
const wrong = ['nope', '', '/proc/nope/x', '-1', '9'.repeat(30), "'; drop table households; --"];

/** Any other name is one that a file may have. */
const wrongFiles = ['', '/proc/nope/x'];
const wrongFor = (placeholder: string) => (/^(file|folder)$/.test(placeholder) ? wrongFiles : wrong);

type Leaf = { readonly name: string; readonly command: Command };
const leavesOf = (command: Command, name: string): readonly Leaf[] =>
  command.commands.length === 0
    ? [{ name, command }]
    : command.commands.flatMap((part) => leavesOf(part, `${name} ${part.name()}`.trim()));
const leaves = leavesOf(makeProgram({ env: {}, stdin, stdout, stderr }), '').filter(
  // The worker runs until it is stopped, and `reset` has nothing but flags.
  ({ name }) => name !== 'worker' && name !== 'db reset',
);

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'upkept-cli-'));
  await writeFile(join(folder, 'deletions.txt'), '');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Command lines of which one value is wrong. */
function linesOf({ name, command }: Leaf): readonly (readonly string[])[] {
  const values = command.registeredArguments.map((argument) => right[argument.name()] ?? 'value');
  const needed = command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap((option) =>
      option.required
        ? [option.long ?? '', right[option.flags.match(/<(\w+)/)?.[1] ?? ''] ?? 'value']
        : [option.long ?? ''],
    );
  const start = name.split(' ');
  const ofArguments = values.flatMap((_, index) =>
    wrongFor(command.registeredArguments[index]?.name() ?? '').map((value) => [
      ...start,
      ...values.with(index, value),
      ...needed,
    ]),
  );
  const ofOptions = command.options
    .filter((option) => option.required || option.optional)
    .flatMap((option) =>
      wrongFor(/<(\w+)/.exec(option.flags)?.[1] ?? '').map((value) => [
        ...start,
        ...values,
        ...needed.filter((each) => each !== option.long),
        `${option.long}=${value}`,
      ]),
    );
  return [...ofArguments, ...ofOptions];
}

describe('a wrong value', () => {
  it.each(leaves.map((leaf) => [leaf.name, linesOf(leaf)] as const).filter(([, lines]) => lines.length > 0))(
    'is explained in plain words: %s',
    async (_, lines) => {
      const env = {
        DATABASE_URL: database.connectionString,
        DATA_DIR: folder,
        APP_SECRET: 'the same for every program of this test',
        SANDBOX_PORT: '1',
      };
      for (const line of lines) {
        const { code, stderr: said } = await runCli(line, env);
        expect([line, said, isRaw(said)]).toEqual([line, said, false]);
        if (code !== 0) expect([line, said.trim()]).not.toEqual([line, '']);
      }
    },
  );

  it.each([
    ['SIGN_UP', 'invite', 'SIGN_UP: must be open or invited'],
    ['PORT', 'high', 'PORT: must be a number'],
    ['PORT', '70000', 'PORT: must be at most 65535'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL: must be at least 1'],
    ['DATABASE_POOL', '1.5', 'DATABASE_POOL: must be a whole number'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY: must be true or false'],
    ['SOURCE_URL', 'here', 'SOURCE_URL: must be an address such as https://home.example.com'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: must be fatal, error, warn'],
  ])('of a setting is explained, too: %s=%s', async (name, value, sentence) => {
    const { code, stderr: said } = await runCli(['db', 'migrate'], { [name]: value });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(sentence) });
    expect(isRaw(said)).toBe(false);
  });

  it('is an object for a program that asks for JSON', async () => {
    const of = async (args: readonly string[], env = {}) => {
      const { code, stdout: out, stderr: said } = await runCli([...args, '--json'], env);
      return { code, out, ...JSON.parse(said) };
    };
    const message = 'nope is not the id of a home.';
    expect(await of(['people', 'show', '--home', 'nope'])).toEqual({
      code: 2,
      out: '',
      error: { code: 'wrong_use', message },
    });
    expect(await of(['db', 'dance'])).toMatchObject({
      code: 2,
      error: { code: 'wrong_use', message: expect.stringContaining("unknown command 'dance'") },
    });
    expect(await of(['db', 'migrate'], { PORT: 'x' })).toMatchObject({
      code: 1,
      error: { code: 'wrong_settings', message: 'PORT: must be a number' },
    });
    expect(
      await of(['user', 'show', 'ada@home.example'], { DATABASE_URL: database.connectionString, DATA_DIR: folder }),
    ).toMatchObject({ code: 1, error: { code: 'household_not_found', message: 'No account has this address.' } });
  });
});
