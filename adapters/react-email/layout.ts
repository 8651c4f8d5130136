import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Company } from '#core/domain/selling/company.ts';
import { look, styleSheet } from './look.ts';
import type { Words } from './words.ts';

/** The sender, as every mail names it. */
export type Sender = {
  readonly productName: string;
  readonly supportEmail: string;
  /** The base URL of the web app, without a trailing slash. */
  readonly baseUrl: string;
  /** Who runs the service, as far as the settings say. */
  readonly company?: Company;
};

/** A link, or a button, with its text. */
export type LabelledLink = { readonly label: string; readonly href: string };

/** Props that keep an element out of the plain text. */
export const notInText = { 'data-skip-in-text': true };

type Layout = {
  readonly sender: Sender;
  readonly frame: Words['frame'];
  readonly title: string;
  /** Shown after the subject in a list of mails. */
  readonly preview: string;
  /** Why the recipient gets this mail. */
  readonly reason: ReactNode;
  /** What the recipient can change about such mails. */
  readonly choices?: readonly LabelledLink[];
};

/** A mail with these parts, one below the other. */
export function layout(
  { sender, frame, title, preview, reason, choices = [] }: Layout,
  ...parts: readonly ReactNode[]
): ReactElement {
  const { productName, supportEmail, baseUrl, company } = sender;
  const seller = [company?.name, company?.address].filter((part) => part !== undefined).join(', ');
  return h(
    Html,
    { lang: frame.tag },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, title),
      h('style', null, styleSheet),
    ),
    h(
      Body,
      { className: 'page', style: look.page },
      h(Preview, null, preview),
      h(
        'div',
        { role: 'main' },
        h(
          Container,
          { style: look.container },
          h(Section, { ...notInText, style: look.brand }, brand(productName)),
          ...parts,
          h(
            Section,
            { style: look.footer },
            h(Text, { className: 'small', style: look.small }, reason),
            choices.length > 0 &&
              h(Text, { className: 'small', style: look.small }, ...separated(choices.map(quietLink))),
            h(
              Text,
              { className: 'small', style: look.small },
              quietLink({ label: productName, href: `${baseUrl}${frame.home}` }),
              ` · ${frame.questions} `,
              quietLink({ label: supportEmail, href: `mailto:${supportEmail}` }),
            ),
            seller !== '' && h(Text, { className: 'small', style: look.small }, seller),
          ),
        ),
      ),
    ),
  );
}

/** A framed part of a mail. */
export const card = (...contents: readonly ReactNode[]): ReactElement =>
  h(Section, { className: 'card', style: look.card }, ...contents);

/** A part of a mail in a colour of its own. */
export const tintedCard = (tint: 'green' | 'sky', ...contents: readonly ReactNode[]): ReactElement =>
  h(Section, { className: `card ${tint}`, style: { ...look.card, ...look[tint] } }, ...contents);

export const quietLink = ({ label, href }: LabelledLink): ReactElement =>
  h(Link, { key: href, href, className: 'quiet-link', style: look.quietLink }, label);

const separated = (links: readonly ReactElement[]): readonly ReactNode[] =>
  links.flatMap((link, index) => (index === 0 ? [link] : [' · ', link]));

/** Drawn with text, because most mail programs block pictures at first and some remove drawings. */
const brand = (productName: string): ReactNode => [
  h('span', { key: 'mark', className: 'mark', style: look.mark, 'aria-hidden': true }, '\u2713'),
  h('span', { key: 'name', className: 'name', style: look.name }, productName),
];
