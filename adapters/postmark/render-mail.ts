import { render, toPlainText } from '@react-email/render';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import type { Sender } from './templates/layout.ts';
import { letterMail } from './templates/letter.ts';
import { letters } from './templates/letters.ts';

type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

/** The subject and both bodies of a mail; the text is made of the HTML. */
export async function renderMail<Kind extends MailKind>(mail: Mail<Kind>, sender: Sender): Promise<RenderedMail> {
  const letter = letters[mail.kind](mail, sender);
  const html = await render(letterMail(letter, sender));
  return { subject: letter.subject, html, text: toPlainText(html) };
}
