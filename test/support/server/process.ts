import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { entries } from '../../../build/entries.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

export type Settings = Readonly<Record<string, string | undefined>>;

export type Program = {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Returns the program's output so far. */
  output(): { readonly stdout: string; readonly stderr: string };
  /** Resolves once the program has written the text to stdout or stderr. If it ends before that, throws its output. */
  said(text: string): Promise<void>;
  /** Sends the signal and returns `ended`. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
  readonly ended: Promise<Ended>;
};

type Ended = {
  /** Null if a signal ended the program. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs a file in its own process, with only the given settings. */
export function run(file: string, args: readonly string[], settings: Settings): Program {
  const { PATH, HOME } = process.env;
  const env = Object.fromEntries(
    Object.entries({ PATH, HOME, ...settings }).filter(([, value]) => value !== undefined),
  );
  const child = spawn(process.execPath, [file, ...args], { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const output = () => ({ stdout, stderr });
  const ended = once(child, 'close').then(([code]): Ended => ({ code, ...output() }));
  return {
    child,
    pid: child.pid ?? 0,
    output,
    ended,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if ((stdout + stderr).includes(text)) resolve();
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        void ended.then(() => reject(new Error(`It ended without saying "${text}":\n${stdout}${stderr}`)));
        look();
      }),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * Builds the server, the command line and the web app if their sources have changed. It does so in a process of its own,
 * because Vite sets NODE_ENV, which would select React's production build in tests.
 */
export async function buildPrograms(): Promise<void> {
  const { code, stderr } = await run('build/main.ts', [], {}).ended;
  if (code !== 0) throw new Error(stderr);
}

/** Runs one of our programs as it is built: starting from the sources would take three times as much processor time. */
export const runBuilt = (entry: (typeof entries)[number], args: readonly string[], settings: Settings): Program =>
  run(`dist/server/${entry}.js`, args, settings);

/** In milliseconds. */
const pauseMs = 25;

/** Starts the server and waits until it is ready, also where it logs nothing. */
export async function startServerProcess(settings: Settings): Promise<Program & { readonly url: string }> {
  const program = runBuilt('http', [], settings);
  const url = `http://127.0.0.1:${settings.PORT}`;
  let isOver = false;
  void program.ended.then(() => {
    isOver = true;
  });
  for (; ; await sleep(pauseMs)) {
    const { stdout, stderr } = program.output();
    if (isOver) throw new Error(`It ended without being ready:\n${stdout}${stderr}`);
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { ...program, url };
  }
}
