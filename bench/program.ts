import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

type Program = {
  /** CPU time in milliseconds and memory in MiB so far, from /proc, so on Linux only. */
  usage(): { readonly cpu: number; readonly memory: number };
  /** Has a program that watches its turns count them again from now on. */
  forgetTurns(): void;
  stop(): Promise<void>;
};

/** Starts a program with only the given environment. Resolves when the program writes that it is ready. */
export async function startProgram(file: string, env: Readonly<Record<string, string>>): Promise<Program> {
  const child = spawn(process.execPath, [file], { env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  await ready(child, file);
  return {
    usage: () => usageOf(child.pid ?? 0),
    forgetTurns: () => child.kill('SIGUSR2'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function ready(child: ChildProcess, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    // In production, the server writes so in its log.
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (text.includes('ready')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`${file} ended before it was ready: ${said}`)));
  });
}

function usageOf(pid: number) {
  const rss = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  // In hundredths of a second, with those of threads that have ended, such as one for each file.
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13);
  return { cpu: (Number(user) + Number(system)) * 10, memory: Number(rss) / 1024 };
}
