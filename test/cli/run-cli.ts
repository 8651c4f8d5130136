import { Readable, Writable } from 'node:stream';
import { expect } from 'vitest';
import { runCli as runCommand } from '#apps/cli/program.ts';
import type { Terminal } from '#apps/cli/terminal.ts';

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs one command in this process with only the given settings. Without an `answer`, stdin is not interactive. */
export async function runCli(args: readonly string[], env: Terminal['env'] = {}, answer?: string): Promise<Ended> {
  const [stdout, stderr] = [collect(), collect()];
  const stdin = answer === undefined ? Readable.from([]) : Object.assign(Readable.from([answer]), { isTTY: true });
  const code = await runCommand(args, { env, stdin, stdout: stdout.stream, stderr: stderr.stream });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** Runs a command with `--json` that must succeed without a word on stderr, and returns what it prints. */
export async function printedJson(args: readonly string[]): Promise<unknown> {
  const { code, stdout, stderr } = await runCli([...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.endsWith('\n')).toBe(true);
  return JSON.parse(stdout);
}

function collect() {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  return { stream, text: () => text };
}
