import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const groups = '/sys/fs/cgroup';

/** The names of the files in the two versions of Linux's control groups. */
const versions = {
  1: { root: join(groups, 'memory'), limit: 'memory.limit_in_bytes', failures: 'memory.failcnt' },
  2: { root: groups, limit: 'memory.max', failures: 'memory.events' },
} as const;

type MemoryLimit = {
  /** Puts a process into the group. */
  add(pid: number): Promise<void>;
  /** How often the kernel reached the limit, as it describes it. */
  failures(): Promise<string>;
  /** Removes the group once its processes have ended. */
  close(): Promise<void>;
};

/** Limits the memory of processes, as a container does. Linux only, and only root may do it. */
export async function limitMemory(bytes: number): Promise<MemoryLimit> {
  const { root, limit, failures } = versions[existsSync(join(groups, 'cgroup.controllers')) ? 2 : 1];
  const folder = join(root, `upkept-chaos-${process.pid}`);
  await mkdir(folder);
  await writeFile(join(folder, limit), String(bytes));
  return {
    add: (pid) => writeFile(join(folder, 'cgroup.procs'), String(pid)),
    failures: async () => (await readFile(join(folder, failures), 'utf8')).trim(),
    close: () => rmdir(folder),
  };
}

/** The memory that a process holds, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
