import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import type { RunUser } from './process.ts';

/** The users that may run PostgreSQL, in order of preference. Most systems have the user `nobody`, who owns nothing. */
const candidates = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root. An existing cluster runs as its owner, so that the result stays the same when
 * users are added later. Throws if no user is suitable, or if the cluster belongs to another user.
 */
export function chooseRunUser(cluster: string): RunUser {
  const self = process.getuid?.();
  if (self === undefined) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new Error(
        `The database in ${cluster} belongs to another user: start as that user, or set DATA_DIR elsewhere.`,
      );
    }
    return undefined;
  }
  if (owner?.uid === 0) {
    throw new Error(
      `PostgreSQL does not run as root, which owns ${cluster}: give it to the user "postgres" or "nobody" by "chown -R".`,
    );
  }
  if (owner) return { uid: owner.uid, gid: owner.gid };
  for (const name of candidates) {
    const user = lookUp(name);
    if (user && user.uid !== 0) return user;
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Looks the user up with the `id` command, which also knows users from directory services. */
function lookUp(name: string): RunUser {
  const ask = (what: string) =>
    Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}
