import type { SmtpServer } from './connection-options.ts';
import { smtpFailure } from './smtp-failure.ts';

/** What can be wrong with a connection, each with what the operator should know. */
const problems: readonly (readonly [sign: RegExp, sentence: (server: SmtpServer) => string])[] = [
  [/\bEDNS\b|ENOTFOUND/, ({ host }) => `there is no host named ${host}`],
  [/ECONNREFUSED/, ({ host, port }) => `${host} doesn’t accept connections on port ${port}`],
  [
    /wrong version number|packet length too long|\bEPROTO\b/i,
    ({ host, port }) => `${host} doesn’t use TLS from the start on port ${port}; try smtp:// instead of smtps://`,
  ],
  [
    /Greeting never received/,
    ({ host, port }) =>
      `${host} accepts connections on port ${port} but says nothing; if the port expects TLS from the start, use smtps://`,
  ],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, ({ host, port }) => `${host} doesn’t respond on port ${port}`],
  [/\bETLS\b/, ({ host }) => `${host} doesn’t offer TLS, without which no password is sent`],
  [/\bEAUTH\b/, ({ host }) => `${host} rejects the user name or the password`],
];

const certificateSigns = /certificate|altnames|issuer/i;

/**
 * Returns a sentence about the error of a connection for the operator. It names the setting and contains neither the
 * user name nor the password.
 */
export function connectionProblem(error: unknown, server: SmtpServer): string {
  const { code, message, status } = smtpFailure(error);
  // Without a login, the only thing that the server can reject is the sender.
  if (code === 'EAUTH' && server.login === undefined) return `${senderProblem(status, server)}.`;
  return `SMTP_URL: ${problemOf(`${code} ${message}`, message, server)}.`;
}

const senderProblem = (status: number, { host }: SmtpServer): string =>
  status === 530
    ? `SMTP_URL: ${host} needs a user name and a password, or TLS: smtp://user:password@${host}`
    : `MAIL_FROM: ${host} doesn’t accept mail from this sender (${status})`;

function problemOf(signs: string, message: string, server: SmtpServer): string {
  if (certificateSigns.test(message))
    return `the certificate of ${server.host} isn’t valid (${withoutAdvice(message)}); if your own authority issued it, set NODE_EXTRA_CA_CERTS to the authority’s certificate`;
  const known = problems.find(([sign]) => sign.test(signs));
  return known ? known[1](server) : `${server.host} can’t be used on port ${server.port} (${signs.trim()})`;
}

/** Node appends advice that doesn't fit our setting. */
const withoutAdvice = (message: string): string => message.replace(/; if the root CA is .*$/, '');
