import { render, toPlainText } from '@react-email/render';
import type { RenderedMail } from '#core/ports/mail-renderer.ts';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import type { Sender } from './layout.ts';
import { letterMail } from './letter.ts';
import { letters } from './letters.ts';

/** Renders a mail as HTML and derives the plain text from it. */
export async function renderMail<Kind extends MailKind>(mail: Mail<Kind>, sender: Sender): Promise<RenderedMail> {
  const letter = letters[mail.kind](mail, sender);
  const html = await render(letterMail(letter, sender));
  return { subject: letter.subject, html, text: toPlainText(html) };
}
