import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const groups = '/sys/fs/cgroup';

/** The names of the files in the two versions of Linux's control groups, and the greatest weight. */
const versions = {
  1: { root: join(groups, 'cpu'), weight: 'cpu.shares', most: 262_144 },
  2: { root: groups, weight: 'cpu.weight', most: 10_000 },
} as const;

type OwnMachine = {
  /** Leaves a process to the rest of the machine, because in life it would run elsewhere. */
  expel(pid: number): Promise<void>;
  /** Call it when the processes that were started have ended. */
  close(): Promise<void>;
};

/**
 * Gives the processors to this process and to those that it starts before anything else that the machine does, so that an
 * attack measures the product. Only root may do it, on Linux; others measure the machine too.
 */
export async function takeMachine(): Promise<OwnMachine> {
  if (process.getuid?.() !== 0 || !existsSync(groups)) return { expel: async () => {}, close: async () => {} };
  const { root, weight, most } = versions[existsSync(join(groups, 'cgroup.controllers')) ? 2 : 1];
  const folder = join(root, `upkept-machine-${process.pid}`);
  await mkdir(folder);
  await writeFile(join(folder, weight), String(most));
  const move = (pid: number, to: string) => writeFile(join(to, 'cgroup.procs'), String(pid));
  await move(process.pid, folder);
  return {
    expel: (pid) => move(pid, root),
    close: async () => {
      await move(process.pid, root);
      await rmdir(folder);
    },
  };
}
