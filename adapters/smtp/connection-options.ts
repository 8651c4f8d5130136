import type { SMTPTransportOptions } from 'nodemailer';

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the connection instead of with STARTTLS. */
  readonly secure: boolean;
  readonly login?: { readonly user: string; readonly pass: string };
};

/** Reads `smtp://user:password@host:port`. The port is 587 by default; for `smtps://`, it is 465. */
export function smtpServer(smtpUrl: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  return {
    // An IPv6 address is in brackets.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username && { login: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/**
 * A password is sent only over TLS with a valid certificate. Without one, TLS is used if the server offers it, with any
 * certificate: the server may as well offer none.
 */
export function connectionOptions(server: SmtpServer, timeoutSeconds: number): SMTPTransportOptions {
  const { host, port, secure, login } = server;
  const timeout = timeoutSeconds * 1000;
  return {
    host,
    port,
    secure,
    requireTLS: login !== undefined,
    tls: { rejectUnauthorized: secure || login !== undefined },
    ...(login && { auth: login }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    // Longer than the others, so that they report which step takes too long.
    socketTimeout: 2 * timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
