import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import type { SignInMail } from '#core/ports/mailer.ts';
import { layout, notInText, type Sender } from './layout.ts';
import { look } from './look.ts';

export const signInSubject = ({ productName }: Sender): string => `Your sign-in link for ${productName}`;

export function signInMail({ to, link, validMinutes }: SignInMail, sender: Sender): ReactElement {
  const { productName } = sender;
  const lifetime = `Works once, for ${validMinutes} ${validMinutes === 1 ? 'minute' : 'minutes'}`;
  return layout(
    {
      sender,
      title: signInSubject(sender),
      preview: `${lifetime}.`,
      reason: `This mail went to ${to} because that address was entered on the sign-in page of ${productName}.`,
    },
    h('span', { key: 'lifetime', className: 'chip', style: look.chip }, lifetime),
    h(Heading, { key: 'heading', as: 'h1', className: 'heading', style: look.heading }, `Sign in to ${productName}`),
    h(
      Text,
      { key: 'text', className: 'text', style: look.text },
      'Here is the link that you asked for. There is no password to remember, and if you are new, it makes your account.',
    ),
    h(Button, { key: 'button', href: link, className: 'button', style: look.button }, `Sign in to ${productName}`),
    h(Hr, { key: 'rule', className: 'rule', style: look.rule }),
    h(
      Section,
      // As text the button is the address already.
      { ...notInText, key: 'copy' },
      h(
        Text,
        { className: 'note', style: look.note },
        'If the button does nothing, copy this address into your browser:',
      ),
      h(Link, { href: link, className: 'address', style: look.address }, link),
    ),
    h(
      Text,
      { key: 'ignore', className: 'note', style: { ...look.note, margin: '24px 0 0' } },
      'You did not ask for it? Then ignore this mail: without it nobody can sign in with your address.',
    ),
  );
}
