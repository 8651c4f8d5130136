import { renderMail } from '#adapters/react-email/render-mail.ts';
import type { Mail } from '#core/ports/mailer.ts';
import { beChild } from '../child.ts';

/** Renders summaries, over and over the same ones, whenever its parent asks for it. */
type Work = { readonly mails: readonly Mail[] } | { readonly count: number };

const sender = { productName: 'Upkept', supportEmail: 'support@upkept.example', baseUrl: 'https://upkept.example' };
let mails: readonly Mail[] = [];
let bytes = 0;

function render(count: number): void {
  for (let index = 0; index < count; index++) {
    const mail = mails[index % mails.length];
    if (mail) bytes += renderMail(mail, sender).html.length;
  }
}

process.on('message', (work: 'usage' | Work) => {
  if (work === 'usage') return;
  if ('mails' in work) mails = work.mails;
  else render(work.count);
  process.send?.({ kind: 'done', value: bytes });
});
beChild(0);
