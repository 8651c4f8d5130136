import { renderMail } from '#adapters/react-email/render-mail.ts';
import { type Mail, mailConnections } from '#core/ports/mailer.ts';
import { beChild } from '../child.ts';

/**
 * Renders summaries, over and over the same ones, whenever its parent asks for it. With an address it also sends there
 * what it rendered, so many in a request, over as many connections as a worker uses.
 */
type Work =
  | { readonly mails: readonly Mail[] }
  | { readonly count: number; readonly sendTo?: string; readonly inCall?: number };

const sender = { productName: 'Upkept', supportEmail: 'support@upkept.example', baseUrl: 'https://upkept.example' };
let mails: readonly Mail[] = [];
let bytes = 0;

function* rendered(count: number, inCall: number) {
  for (let first = 0; first < count; first += inCall) {
    const part = Array.from(
      { length: Math.min(inCall, count - first) },
      (_, index) => mails[(first + index) % mails.length],
    );
    yield part.flatMap((mail) => (mail ? renderMail(mail, sender) : []));
  }
}

async function handle(count: number, sendTo: string | undefined, inCall = 1): Promise<void> {
  const remaining = rendered(count, inCall);
  const overOneConnection = async () => {
    for (const letters of remaining) {
      bytes += letters.reduce((sum, { html }) => sum + html.length, 0);
      if (!sendTo) continue;
      const body = JSON.stringify(letters.map(({ html, text }) => ({ html, text })));
      await (await fetch(sendTo, { method: 'POST', body })).text();
    }
  };
  await Promise.all(Array.from({ length: sendTo ? mailConnections : 1 }, overOneConnection));
}

process.on('message', async (work: 'usage' | Work) => {
  if (work === 'usage') return;
  if ('mails' in work) mails = work.mails;
  else await handle(work.count, work.sendTo, work.inCall);
  process.send?.({ kind: 'done', value: bytes });
});
beChild(0);
