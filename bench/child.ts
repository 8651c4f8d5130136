import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The resources that a process has used so far: CPU time in microseconds, memory in bytes. */
type Usage = { readonly cpu: number; readonly memory: number };

/** A server in its own process, which stops with the scope that uses it. */
export type Child = AsyncDisposable & {
  readonly url: string;
  usage(): Promise<Usage>;
  /** Sends the child its work. Resolves with the answer that it sends when the work is done. */
  ask<Answer>(work: object): Promise<Answer>;
  stop(): Promise<void>;
};

function messageFrom<Value>(child: ChildProcess, kind: 'ready' | 'usage' | 'done'): Promise<Value> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The server under measure ended'));
    const listen = (message: { kind: string; value: Value }) => {
      if (message.kind !== kind) return;
      child.off('message', listen).off('exit', ended);
      resolve(message.value);
    };
    child.on('message', listen).once('exit', ended);
  });
}

/** Starts a server in its own process. `env` says what it serves. */
export async function startChild(file: string, env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = await messageFrom<number>(child, 'ready');
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return {
    url: `http://127.0.0.1:${port}`,
    usage: () => {
      const value = messageFrom<Usage>(child, 'usage');
      child.send('usage');
      return value;
    },
    ask: <Answer>(work: object) => {
      const answer = messageFrom<Answer>(child, 'done');
      child.send(work);
      return answer;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Called in the child process: sends its port and, on request, the resources that it has used. */
export function beChild(port: number): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ kind: 'usage', value: { cpu: user + system, memory: process.memoryUsage.rss() } });
  });
  // If a measurement fails, its child process ends too.
  process.once('disconnect', () => process.exit());
  process.send?.({ kind: 'ready', value: port });
}
