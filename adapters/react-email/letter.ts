import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import { card, type LabelledLink, layout, notInText, type Sender } from './layout.ts';
import { look } from './look.ts';

/** The text of a mail. All mails share one layout. */
export type Letter = {
  readonly subject: string;
  /** Shown after the subject in a list of mails. */
  readonly preview: string;
  /** The most important fact, in a few words. */
  readonly chip: string;
  readonly heading: string;
  readonly text: string;
  readonly button: LabelledLink;
  readonly closing: string;
  /** Why the recipient gets this mail. */
  readonly reason: string;
};

export function letterMail(letter: Letter, sender: Sender): ReactElement {
  const { subject, preview, chip, heading, text, button, closing, reason } = letter;
  return layout(
    { sender, title: subject, preview, reason },
    card(
      h('span', { className: 'chip', style: look.chip }, chip),
      h(Heading, { as: 'h1', className: 'heading', style: look.heading }, heading),
      h(Text, { className: 'text', style: look.text }, text),
      h(Button, { href: button.href, className: 'button', style: look.button }, button.label),
      h(Hr, { className: 'rule', style: look.rule }),
      h(
        Section,
        // Left out of the plain text, where the button already shows its address.
        { ...notInText, key: 'copy' },
        h(
          Text,
          { className: 'note', style: look.note },
          'If the button does nothing, copy this address into your browser:',
        ),
        h(Link, { href: button.href, className: 'address', style: look.address }, button.href),
      ),
      h(Text, { className: 'note', style: { ...look.note, margin: '24px 0 0' } }, closing),
    ),
  );
}
