import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import { card, type LabelledLink, layout, notInText, type Sender } from './layout.ts';
import { look } from './look.ts';
import type { Paper } from './paper.ts';
import type { Words } from './words.ts';

/** The text of a mail. All mails share one layout. */
type Letter = {
  readonly subject: string;
  /** Shown after the subject in a list of mails. */
  readonly preview: string;
  /** The most important fact, in a few words. */
  readonly chip: string;
  readonly heading: string;
  readonly text: string;
  /** What it is about, as names and values. */
  readonly facts?: readonly Fact[];
  readonly button?: LabelledLink;
  readonly closing: string;
  /** Why the recipient gets this mail. */
  readonly reason: string;
  /** A document that the recipient should keep, below everything else. */
  readonly paper?: Paper;
};
export type Fact = readonly [name: string, value: string];

/** The kinds of mail that share one layout. The weekly summary has its own. */
export type LetterKind = Exclude<MailKind, 'weekly-summary'>;
export type Letters<Kind extends LetterKind> = {
  readonly [Each in Kind]: (mail: Mail<Each>, words: Words, sender: Sender) => Letter;
};

export function letterMail(letter: Letter, frame: Words['frame'], sender: Sender): ReactElement {
  const { subject, preview, chip, heading, text, facts = [], button, closing, reason, paper } = letter;
  return layout(
    { sender, frame, title: subject, preview, reason },
    card(
      h('span', { className: 'chip', style: look.chip }, chip),
      h(Heading, { as: 'h1', className: 'heading', style: look.heading }, heading),
      h(Text, { className: 'text', style: look.text }, text),
      ...facts.map(([name, value]) =>
        h(Text, { key: name, className: 'text', style: look.fact }, h('strong', null, frame.fact(name)), ' ', value),
      ),
      ...(button ? buttonParts(button, facts.length > 0, frame) : []),
      h(Text, { className: 'note', style: { ...look.note, margin: '24px 0 0' } }, closing),
    ),
    paper && h('div', { style: look.gap }),
    paper && paperCard(paper),
  );
}

const paperCard = ({ title, sections }: Paper): ReactElement =>
  card(
    h(Heading, { as: 'h2', className: 'heading', style: look.paperTitle }, title),
    ...sections.flatMap(({ title, paragraphs }) => [
      h(Heading, { key: title, as: 'h3', className: 'heading', style: look.paperHeading }, title),
      ...paragraphs.map((paragraph) => h(Text, { key: paragraph, className: 'note', style: look.note }, paragraph)),
    ]),
  );

const buttonParts = (
  { label, href }: LabelledLink,
  afterFacts: boolean,
  { copyAddress }: Words['frame'],
): readonly ReactElement[] => [
  h(
    Button,
    { key: 'button', href, className: 'button', style: { ...look.button, ...(afterFacts && { marginTop: '20px' }) } },
    label,
  ),
  h(Hr, { key: 'rule', className: 'rule', style: look.rule }),
  h(
    Section,
    // Left out of the plain text, where the button already shows its address.
    { ...notInText, key: 'copy' },
    h(Text, { className: 'note', style: look.note }, copyAddress),
    h(Link, { href, className: 'address', style: look.address }, href),
  ),
];
