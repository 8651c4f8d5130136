import { login } from './smtp-test-server.ts';

/** The value of SMTP_URL for a server on this machine. */
export function smtpUrl(
  port: number,
  { protocol = 'smtp', host = 'localhost', user = login.user, password = login.password } = {},
): string {
  const credentials = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${protocol}://${credentials}${host}:${port}`;
}
