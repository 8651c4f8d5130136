import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { look, styleSheet } from './look.ts';

/** The sender, as every mail names it. */
export type Sender = {
  readonly productName: string;
  readonly supportEmail: string;
  /** The base URL of the web app, without a trailing slash. */
  readonly baseUrl: string;
};

/** Props that keep an element out of the plain text. */
export const notInText = { 'data-skip-in-text': true };

type Layout = {
  readonly sender: Sender;
  readonly title: string;
  /** Shown after the subject in a list of mails. */
  readonly preview: string;
  /** Why the recipient gets this mail. */
  readonly reason: ReactNode;
};

export function layout({ sender, title, preview, reason }: Layout, ...card: readonly ReactNode[]): ReactElement {
  const { productName, supportEmail, baseUrl } = sender;
  return h(
    Html,
    { lang: 'en-GB' },
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
        Container,
        { style: look.container },
        h(Section, { ...notInText, style: look.brand }, brand(productName)),
        h(Section, { className: 'card', style: look.card }, ...card),
        h(
          Section,
          { style: look.footer },
          h(Text, { className: 'small', style: look.small }, reason),
          h(
            Text,
            { className: 'small', style: look.small },
            h(Link, { href: baseUrl, className: 'quiet-link', style: look.quietLink }, productName),
            ' · Questions? Write to ',
            h(Link, { href: `mailto:${supportEmail}`, className: 'quiet-link', style: look.quietLink }, supportEmail),
          ),
        ),
      ),
    ),
  );
}

/** Drawn with text, because most mail programs block pictures at first and some remove drawings. */
const brand = (productName: string): ReactNode => [
  h('span', { key: 'mark', className: 'mark', style: look.mark, 'aria-hidden': true }, '\u2713'),
  h('span', { key: 'name', className: 'name', style: look.name }, productName),
];
