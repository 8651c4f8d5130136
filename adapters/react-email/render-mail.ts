import { createHash } from 'node:crypto';
import { toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isolatedIn } from '#core/domain/text/isolated.ts';
import type { RenderedMail } from '#core/ports/mail-renderer.ts';
import type { Mail } from '#core/ports/mailer.ts';
import type { Sender } from './layout.ts';
import { type LetterKind, letterMail } from './letter.ts';
import { letters } from './letters.ts';
import { summaryElement } from './weekly-summary/element.ts';
import { summaryText } from './weekly-summary/text.ts';
import { summaryWords } from './weekly-summary/words.ts';
import { mailWordsIn } from './words.ts';

/** Renders a mail as HTML and as plain text. What people wrote keeps its place in our sentences. */
export function renderMail(written: Mail, sender: Sender): RenderedMail {
  const mail = isolatedIn(written);
  const rendered = mail.kind === 'weekly-summary' ? renderSummary(mail, sender) : renderLetter(mail, sender);
  const { hostname } = new URL(sender.baseUrl);
  const hash = createHash('sha256').update(`${mail.kind} ${mail.id} ${mail.to}`).digest('hex');
  return {
    ...rendered,
    messageId: `${hash.slice(0, 40)}@${hostname}`,
    headers: {
      // RFC 3834: no program replies that its owner is away.
      'Auto-Submitted': 'auto-generated',
      ...rendered.headers,
      ...(mail.kind === 'weekly-summary' && { 'List-Id': `<weekly-summary.${hostname}>` }),
    },
  };
}

type Contents = Omit<RenderedMail, 'messageId'>;

/** Derives the plain text from the HTML, which has few parts. */
function renderLetter<Kind extends LetterKind>(mail: Mail<Kind>, sender: Sender): Contents {
  const words = mailWordsIn(mail.language);
  const letter = letters[mail.kind](mail, words, sender);
  const html = documentOf(letterMail(letter, words.frame, sender));
  return { subject: letter.subject, html, text: toPlainText(html), headers: {} };
}

/** Writes HTML and plain text from the same words: deriving one from the other takes longer than everything else. */
function renderSummary(mail: Mail<'weekly-summary'>, sender: Sender): Contents {
  const words = mailWordsIn(mail.language);
  const said = summaryWords(mail, words);
  return {
    subject: said.subject,
    html: documentOf(summaryElement(said, words.frame, sender)),
    text: summaryText(said),
    // RFC 8058
    headers: {
      'List-Unsubscribe': `<${mail.links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Mail programs expect this document type. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const documentOf = (element: ReactElement): string => documentType + renderToStaticMarkup(element);
