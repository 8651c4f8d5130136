import { invitationDays } from '#core/domain/invitation.ts';
import type { Role } from '#core/domain/membership.ts';
import type { Mail } from '#core/ports/mailer.ts';
import type { Sender } from './layout.ts';
import type { Letter } from './letter.ts';

/** A home in a sentence. */
export const homeOf = (name: string | undefined): string => (name === undefined ? 'a home' : `“${name}”`);

/** What the reader may do there. */
const invitesTo: Readonly<Record<Role, string>> = {
  owner: 'You can plan and tick off its tasks, and invite others as an owner.',
  member: 'You can see what is due, tick it off, move it and add to it.',
  viewer: 'You can see what is due and what was done.',
};
const joinedAs: Readonly<Record<Role, string>> = { owner: 'an owner', member: 'a member', viewer: 'a viewer' };

type Kind = 'invitation' | 'person-joined' | 'person-removed';

/** The mails about who is in a home. */
export const peopleLetters: { readonly [Each in Kind]: (mail: Mail<Each>, sender: Sender) => Letter } = {
  invitation: ({ to, home, inviter, role, link }, { productName }) => ({
    subject: `An invitation to look after ${homeOf(home)} together`,
    preview: `${inviter} invites you.`,
    chip: `Valid for ${invitationDays} days, and only once`,
    heading: 'You’re invited',
    text: `${inviter} invites you to ${homeOf(home)} in ${productName}, which plans home maintenance: a few small tasks each week. ${invitesTo[role]} It costs you nothing.`,
    button: { label: 'See the invitation', href: link },
    closing: 'Don’t know who this is? You can safely ignore this email. Nothing happens unless you accept.',
    reason: `We sent this email to ${to} because ${inviter} entered this address. We don’t use it for anything else.`,
  }),

  'person-joined': ({ to, home, who, role, link }, { productName }) => ({
    subject: `Someone has joined ${home === undefined ? 'your home' : homeOf(home)}`,
    preview: `${who} has accepted the invitation.`,
    chip: `Joined as ${joinedAs[role]}`,
    heading: 'Your invitation was accepted',
    text: `${who} has joined ${home === undefined ? 'your home' : homeOf(home)} in ${productName} as ${joinedAs[role]}.`,
    button: { label: 'See the people in your home', href: link },
    closing: 'Didn’t expect this? Remove them there. They then no longer see your home.',
    reason: `We sent this email to ${to} because this is the address of an owner of the home.`,
  }),

  'person-removed': ({ to, home, link }, { productName }) => ({
    subject: `You’re no longer in ${homeOf(home)}`,
    preview: 'An owner has removed you.',
    chip: 'Your account stays',
    heading: 'You were removed from a home',
    text: `An owner has removed you from ${homeOf(home)} in ${productName}, so you no longer see it. What you did there stays in its history. Your account and your other homes are as they were.`,
    button: { label: `Open ${productName}`, href: link },
    closing: 'Was this a mistake? Ask someone in the home to invite you again.',
    reason: `We sent this email to ${to} because this is the address of your ${productName} account.`,
  }),
};
