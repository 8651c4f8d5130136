import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a process has used so far: CPU time in microseconds, memory in bytes. */
export type Usage = { readonly cpu: number; readonly memory: number };

export type Child = {
  readonly url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
};

function messageFrom<Value>(child: ChildProcess, kind: 'ready' | 'usage'): Promise<Value> {
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

/** A server in a process of its own. Its environment says what to serve. */
export async function startChild(file: string, env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = await messageFrom<number>(child, 'ready');
  return {
    url: `http://127.0.0.1:${port}`,
    usage: () => {
      const value = messageFrom<Usage>(child, 'usage');
      child.send('usage');
      return value;
    },
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** The child's half: sends its port, and what it has used when asked. */
export function beChild(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ kind: 'usage', value: { cpu: user + system, memory: process.memoryUsage.rss() } });
  });
  // A measurement that fails leaves nothing running.
  process.once('disconnect', () => process.exit());
  process.send?.({ kind: 'ready', value: port });
}
