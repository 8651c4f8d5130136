import { type ExecFileException, execFile, execFileSync } from 'node:child_process';

/** The user that a program runs as; undefined for the current user. */
export type RunUser = { readonly uid: number; readonly gid: number } | undefined;

/**
 * PostgreSQL's programs inherit nothing: neither our secrets nor the variables of other servers. Messages are English.
 * See docs/decisions/0167.
 */
export const serverEnvironment: NodeJS.ProcessEnv = { LC_ALL: 'C' };

/**
 * Runs a program in the root folder, because the user may not be able to enter ours. Throws an error that contains the
 * program's output.
 */
export function run(program: string, args: readonly string[], user: RunUser): Promise<void> {
  return new Promise((resolve, reject) => {
    const finished = (error: ExecFileException | null, stdout: string, stderr: string) => {
      if (error)
        reject(new Error(`${program} failed: ${(stderr || stdout || error.message).trim()}`, { cause: error }));
      else resolve();
    };
    execFile(program, args, { ...user, cwd: '/', env: serverEnvironment, encoding: 'utf8' }, finished);
  });
}

/**
 * Whether the user can enter the folder. Tests it by entering, because access lists and mounts make mode bits
 * unreliable.
 */
export function canEnter(folder: string, user: RunUser): boolean {
  return user === undefined || succeeds('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], user);
}

export function succeeds(program: string, args: readonly string[], user: RunUser): boolean {
  try {
    execFileSync(program, args, { ...user, cwd: '/', env: serverEnvironment, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
