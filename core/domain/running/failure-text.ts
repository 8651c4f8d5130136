/** What the system's codes mean, for people who can't look them up. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by this user',
  EEXIST: 'exists already',
  EISDIR: 'is a folder',
  EMFILE: 'can’t be opened, because too many files are open',
  ENOENT: 'doesn’t exist',
  ENOSPC: 'can’t be written, because the disk is full',
  ENOTDIR: 'is not in a folder',
  EPERM: 'may not be changed by this user',
  EROFS: 'can’t be written, because its disk is read-only',
  ECONNREFUSED: 'refuses connections: no program listens there',
  ECONNRESET: 'closed the connection',
  EHOSTUNREACH: 'can’t be reached',
  ENOTFOUND: 'is no host that is known here',
  ETIMEDOUT: 'didn’t respond in time',
};

/**
 * What went wrong, without words of the system or of the database's driver, which speak of our code. Any other error's own
 * message.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = textOf(error, 'code');
  // The database's messages quote statements and rows.
  if (code !== undefined && textOf(error, 'severity') !== undefined) return databaseText(code);
  const reason = code === undefined ? undefined : reasons[code];
  if (reason === undefined) return error.message;
  const host = textOf(error, 'hostname') ?? textOf(error, 'address');
  const port = textOf(error, 'port');
  const what = textOf(error, 'path') || (host === undefined ? 'The address' : [host, port].filter(Boolean).join(':'));
  return `${what} ${reason}`;
}

function databaseText(code: string): string {
  if (code.startsWith('22')) return 'The database doesn’t take one of these values';
  if (code === '42501') return 'The role of DATABASE_URL may not do this in the database';
  if (code.startsWith('28')) return 'The database refuses the user or the password of DATABASE_URL';
  if (code === '3D000') return 'The database that DATABASE_URL names doesn’t exist';
  if (code === '42P01' || code === '42703') return 'The schema belongs to another version: run `upkept doctor`';
  if (code.startsWith('53')) return 'The database has no room or no connection left';
  return `The database refused this, with its code ${code}`;
}

function textOf(error: Error, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
