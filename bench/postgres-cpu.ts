import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ticksPerSecond = 100;

type Times = { readonly parent: number; readonly own: number; readonly ofEnded: number };

function timesOf(pid: string | number): Times | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const values = fields.split(' ').map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => values[at],
    );
    return { parent, own: user + system, ofEnded: endedUser + endedSystem };
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** The CPU time in seconds that a cluster's processes have used so far, from /proc, so on Linux only. */
export function postgresCpu(dataDir: string): number {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  const own = timesOf(postmaster);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times?.parent === postmaster);
  const ticks = children.reduce((sum, times) => sum + (times?.own ?? 0), (own?.own ?? 0) + (own?.ofEnded ?? 0));
  return ticks / ticksPerSecond;
}
