import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Certificate } from './certificate.ts';

export type SmtpMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** How its connection was protected, and who had logged in on it. */
  readonly secure: boolean;
  readonly user: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
};

type Options = {
  readonly certificate?: Certificate;
  /** Whether TLS begins with the connection. */
  readonly secure?: boolean;
  readonly offersTls?: boolean;
  /** Whether senders have to log in with `login`. */
  readonly needsLogin?: boolean;
  /** An address that may not send. */
  readonly refusedSender?: string;
  /** By default any free port of this machine only. */
  readonly host?: string;
  readonly port?: number;
};

export type SmtpTestServer = {
  readonly port: number;
  readonly received: readonly SmtpMail[];
  /** How many connections were opened so far. */
  connections(): number;
  /** Makes the server respond to this many of the next mails with the reply. */
  refuseNext(reply: string, times?: number): void;
  close(): Promise<void>;
};

export const login: { readonly user: string; readonly password: string } = {
  user: 'ada@mail.example',
  password: 'p@ss:word/%',
};

/** Replies to recipients at these domains. */
const replies = {
  'rejected.example': '550 5.1.1 No such user here',
  'full.example': '452 4.2.2 Mailbox full',
  'elsewhere.example': '550 5.7.1 Relaying denied',
} as const;

/** Starts an SMTP server that keeps the mail that it accepts. */
export async function startSmtpServer({
  certificate,
  secure = false,
  offersTls = true,
  needsLogin = true,
  refusedSender,
  host = '127.0.0.1',
  port = 0,
}: Options = {}): Promise<SmtpTestServer> {
  const received: SmtpMail[] = [];
  let connections = 0;
  let refusal: { reply: string; times: number } | undefined;

  const options: SMTPServerOptions = {
    ...certificate,
    secure,
    authOptional: !needsLogin,
    disabledCommands: [...(offersTls ? [] : ['STARTTLS']), ...(needsLogin ? [] : ['AUTH'])],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_, done) => {
      connections++;
      done();
    },
    onAuth: ({ username, password }, _, done) => {
      if (username === login.user && password === login.password) done(null, { user: username });
      else done(replyError('535 5.7.8 Authentication failed'));
    },
    onMailFrom: ({ address }, _, done) => {
      done(address === refusedSender ? replyError('553 5.7.1 Sender rejected') : null);
    },
    onRcptTo: ({ address }, _, done) => {
      const reply = Object.entries(replies).find(([domain]) => address.endsWith(`@${domain}`))?.[1];
      done(reply ? replyError(reply) : null);
    },
    onData: (stream, session, done) => {
      void buffer(stream).then(async (raw) => {
        if (refusal && refusal.times > 0) {
          refusal.times--;
          return done(replyError(refusal.reply));
        }
        const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          secure: session.secure,
          user: session.user,
          subject,
          text,
          html,
          headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
        });
        done();
      }, done);
    },
  };

  const server = new SMTPServer(options);
  // A client that distrusts our certificate breaks the connection.
  server.on('error', () => {});
  server.listen(port, host);
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    connections: () => connections,
    refuseNext: (reply, times = 1) => {
      refusal = { reply, times };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function replyError(reply: string): Error {
  const [code = '', ...words] = reply.split(' ');
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
}
