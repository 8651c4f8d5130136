/** What a check of the installation found. */
export type Finding = {
  readonly status: 'ok' | 'warn' | 'fail';
  /** A sentence about what was found. Contains no secret and no address of a person. */
  readonly message: string;
  /** What the operator can do; absent if there is nothing to do. */
  readonly advice?: string;
};

export const ok = (message: string): Finding => ({ status: 'ok', message });
export const warn = (message: string, advice: string): Finding => ({ status: 'warn', message, advice });
export const fail = (message: string, advice: string): Finding => ({ status: 'fail', message, advice });

/** How far two clocks may differ, in seconds, before links and signed events are judged wrongly. */
const clockLimits = { warn: 5, fail: 60 } as const;

/** Another clock, and this machine's when it was asked and when it answered. All are instants in milliseconds. */
type Comparison = { readonly asked: number; readonly answered: number; readonly there: number };

/** Judges the difference between this machine's clock and another, apart from the time that the answer took. */
export function judgeClock({ asked, answered, there }: Comparison, whose: string): Finding {
  const here = Math.min(Math.max(there, asked), answered);
  const seconds = Math.round((here - there) / 1000);
  const distance = Math.abs(seconds);
  if (distance < clockLimits.warn) return ok(`The clock agrees with ${whose}.`);
  const message = `The clock is ${distance} seconds ${seconds > 0 ? 'ahead of' : 'behind'} ${whose}.`;
  const advice = 'Synchronise the clocks of all machines with NTP: sign-in links and Stripe’s events expire by them.';
  return distance < clockLimits.fail ? warn(message, advice) : fail(message, advice);
}

const megabyte = 1_000_000;
/** In bytes. Below the first limit, a backup may not fit; below the second, the database may stop. */
const diskLimits = { warn: 2_000 * megabyte, fail: 200 * megabyte } as const;

/** Judges the free space of a folder's disk, in bytes. */
export function judgeDisk(free: number, folder: string): Finding {
  const size = free >= 1000 * megabyte ? `${(free / 1e9).toFixed(1)} GB` : `${Math.floor(free / megabyte)} MB`;
  const message = `${size} are free where ${folder} is.`;
  const advice = 'Make room on the disk, or move DATA_DIR and BACKUP_DIR to a larger one.';
  if (free >= diskLimits.warn) return ok(message);
  return free >= diskLimits.fail ? warn(message, advice) : fail(message, advice);
}

const hourSeconds = 3_600;
/** A nightly backup that was missed once is a day and a half old. */
const latestBackupHours = 36;

type BackupState = {
  /** Absent until the first one. `bytes` is absent if another program made it. */
  readonly last: { readonly madeAt: Date; readonly bytes?: number } | undefined;
  /** Since the last one or, before the first, since the installation. */
  readonly ageSeconds: number;
  /** Whether the data is worth one. */
  readonly isNeeded: boolean;
};

/** Judges when the database was last backed up. */
export function judgeBackup({ last, ageSeconds, isNeeded }: BackupState): Finding {
  const day = last?.madeAt.toISOString().slice(0, 16).replace('T', ' ');
  const size = last?.bytes === undefined ? '' : `, with ${(last.bytes / megabyte).toFixed(1)} MB`;
  const message = last ? `The last backup is from ${day} UTC${size}.` : 'The database was never backed up.';
  return !isNeeded || ageSeconds <= latestBackupHours * hourSeconds
    ? ok(message)
    : warn(
        message,
        'Run `upkept backup --to FOLDER --keep 14` each night; for a backup that another program makes, `upkept backup --elsewhere` after it.',
      );
}

/** The worst of several findings; the first of equals. */
export function worst(first: Finding, ...others: readonly Finding[]): Finding {
  const rank = { ok: 0, warn: 1, fail: 2 } as const;
  return others.reduce((found, each) => (rank[each.status] > rank[found.status] ? each : found), first);
}
