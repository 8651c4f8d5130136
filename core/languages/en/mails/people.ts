type Role = 'owner' | 'member' | 'viewer';

/** A home in a sentence. */
const homeOf = (name: string | undefined): string => (name === undefined ? 'a home' : `“${name}”`);
const ownHome = (name: string | undefined): string => (name === undefined ? 'your home' : `“${name}”`);

/** What the reader may do there. */
const invitesTo: Readonly<Record<Role, string>> = {
  owner: 'You can plan and tick off its tasks, and invite others as an owner.',
  member: 'You can see what is due, tick it off, move it and add to it.',
  viewer: 'You can see what is due and what was done.',
};
const joinedAs: Readonly<Record<Role, string>> = { owner: 'an owner', member: 'a member', viewer: 'a viewer' };

/** The mails about who is in a home, which may have no name. */
export const people = {
  invitation: {
    subject: (home: string | undefined) => `An invitation to look after ${homeOf(home)} together`,
    preview: (inviter: string) => `${inviter} invites you.`,
    chip: (days: number) => `Valid for ${days} days, and only once`,
    heading: 'You’re invited',
    text: (home: string | undefined, inviter: string, role: Role) =>
      `${inviter} invites you to ${homeOf(home)} in Upkept, which plans home maintenance: a few small tasks each week. ${invitesTo[role]} It costs you nothing.`,
    button: 'See the invitation',
    closing: 'Don’t know who this is? You can safely ignore this email. Nothing happens unless you accept.',
    reason: (to: string, inviter: string) =>
      `We sent this email to ${to} because ${inviter} entered this address. We don’t use it for anything else.`,
  },
  joined: {
    subject: (home: string | undefined) => `Someone has joined ${ownHome(home)}`,
    preview: (who: string) => `${who} has accepted the invitation.`,
    chip: (role: Role) => `Joined as ${joinedAs[role]}`,
    heading: 'An invitation was accepted',
    text: (home: string | undefined, who: string, role: Role) =>
      `${who} has joined ${ownHome(home)} in Upkept as ${joinedAs[role]}.`,
    button: 'See the people in your home',
    closing: 'Didn’t expect this? Remove them there. They then no longer see your home.',
    reason: (to: string) => `We sent this email to ${to} because this is the address of an owner of the home.`,
  },
  removed: {
    subject: (home: string | undefined) => `You’re no longer in ${homeOf(home)}`,
    preview: 'An owner has removed you.',
    chip: 'Your account stays',
    heading: 'You were removed from a home',
    text: (home: string | undefined) =>
      `An owner has removed you from ${homeOf(home)} in Upkept, so you no longer see it. What you did there stays in its history. Your account and your other homes are as they were.`,
    button: 'Open Upkept',
    closing: 'Was this a mistake? Ask someone in the home to invite you again.',
  },
} as const;
