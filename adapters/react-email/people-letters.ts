import { invitationDays } from '#core/domain/people/invitation.ts';
import type { Letters } from './letter.ts';

/** The mails about who is in a home. */
export const peopleLetters: Letters<'invitation' | 'person-joined' | 'person-removed'> = {
  invitation: ({ to, home, inviter, role, link }, { people: { invitation } }) => ({
    ...invitation,
    subject: invitation.subject(home),
    preview: invitation.preview(inviter),
    chip: invitation.chip(invitationDays),
    text: invitation.text(home, inviter, role),
    button: { label: invitation.button, href: link },
    reason: invitation.reason(to, inviter),
  }),

  'person-joined': ({ to, home, who, role, link }, { people: { joined } }) => ({
    ...joined,
    subject: joined.subject(home),
    preview: joined.preview(who),
    chip: joined.chip(role),
    text: joined.text(home, who, role),
    button: { label: joined.button, href: link },
    reason: joined.reason(to),
  }),

  'person-removed': ({ to, home, link }, { account, people: { removed } }) => ({
    ...removed,
    subject: removed.subject(home),
    text: removed.text(home),
    button: { label: removed.button, href: link },
    reason: account.ofAccount(to),
  }),
};
