import { renderMail } from '#adapters/react-email/render-mail.ts';
import { type Mail, mailConnections } from '#core/ports/mailer.ts';
import { beChild } from '../child.ts';

/**
 * Renders summaries, over and over the same ones, whenever its parent asks for it. With an address it also sends there
 * what it rendered, each in a request of its own, over as many connections as a worker uses.
 */
type Work = { readonly mails: readonly Mail[] } | { readonly count: number; readonly sendTo?: string };

const sender = { productName: 'Upkept', supportEmail: 'support@upkept.example', baseUrl: 'https://upkept.example' };
let mails: readonly Mail[] = [];
let bytes = 0;

function* rendered(count: number) {
  for (let index = 0; index < count; index++) {
    const mail = mails[index % mails.length];
    if (mail) yield renderMail(mail, sender);
  }
}

async function handle(count: number, sendTo: string | undefined): Promise<void> {
  const remaining = rendered(count);
  const overOneConnection = async () => {
    for (const { html, text } of remaining) {
      bytes += html.length;
      if (sendTo) await (await fetch(sendTo, { method: 'POST', body: JSON.stringify({ html, text }) })).text();
    }
  };
  await Promise.all(Array.from({ length: sendTo ? mailConnections : 1 }, overOneConnection));
}

process.on('message', async (work: 'usage' | Work) => {
  if (work === 'usage') return;
  if ('mails' in work) mails = work.mails;
  else await handle(work.count, work.sendTo);
  process.send?.({ kind: 'done', value: bytes });
});
beChild(0);
