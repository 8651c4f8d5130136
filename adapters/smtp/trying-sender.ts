import type { SMTPTransportOptions } from 'nodemailer';

const method = 'SENDER';

/**
 * The options with which `verify` also asks whether the server takes mail from the sender, an address or
 * `Name <address>`, without sending any. Nodemailer lets us talk to the server only in a method of login, so this is one.
 */
export function tryingSender(options: SMTPTransportOptions, from: string): SMTPTransportOptions {
  const address = /<([^>]+)>$/.exec(from)?.[1] ?? from;
  return {
    ...options,
    auth: { type: 'custom', method, user: '', pass: '' },
    // The server need not offer a login.
    forceAuth: true,
    customAuth: {
      [method]: async ({ sendCommand }) => {
        const { status } = await sendCommand(`MAIL FROM:<${address}>`);
        if (status >= 400) throw new Error('the server does not accept the sender');
        await sendCommand('RSET');
      },
    },
  };
}
