import { inSentence } from '../in-sentence.ts';

/** The people in a home. */
export const people = {
  thePeople: 'the people in your home',
  typeDelete: 'Please type DELETE',
  deleteHome: 'Delete this home',
  deleteTitle: (home: string) => `Delete “${home}”?`,
  deleteAbout:
    'Its weeks and their history, custom tasks, photos, documents and settings are deleted, and its subscription ends. Your account and your other homes stay. It can’t be undone.',
  keep: 'Keep it',
  toConfirm: 'To confirm, type DELETE',
  noName: 'Please enter a name',
  homeName: 'Name of the home',
  homeNameHint: 'Such as “Rue des Lilas”, to tell it from others.',
  invitations: 'Open invitations',
  aLink: 'A link',
  invitedAs: (role: string, until: string) => `Invited as ${inSentence(role)}, until ${until}`,
  takeBackOf: (name: string) => `Take back the invitation: ${name}`,
  takeBack: 'Take back',
  linkToPass: 'The link to pass on',
  linkHint: 'It works once. Send it only to the person you mean, because anyone who has it can use it.',
  byEmail: 'By email',
  withLink: 'With a link',
  introduction: (isAlone: boolean) =>
    isAlone
      ? 'Look after your home together: everyone sees the same week. Another person costs nothing.'
      : 'Everyone here sees the same week. Another person costs nothing.',
  invite: 'Invite someone',
  theirEmail: 'Their email address',
  theirRole: 'Their role',
  send: 'Send the invitation',
  createLink: 'Create a link',
  sent: (email: string) => `We’ve written to ${email}. The invitation is valid for seven days.`,
  noEmail: 'Please enter an email address',
  addHome: 'Add another home',
  addHomeAbout:
    'It gets a week, a history and people of its own. You switch between homes in your menu. Premium is for one home.',
  otherName: 'Name of the other home',
  addIt: 'Add it',
  leaveHome: 'Leave this home',
  leaveTitle: (home: string) => `Leave “${home}”?`,
  leaveAbout: 'You no longer see it. What you did stays in its history. Someone in it can invite you again.',
  handOver: 'Hand over and leave',
  leave: 'Leave',
  stay: 'Stay',
  heir: 'Who becomes its owner',
  heirHint: 'You’re its only owner, and a home needs one. Premium and its payment stay with the home.',
  nameless: 'Without a name',
  inYourHome: 'People in your home',
  you: '(you)',
  roleOf: (name: string) => `Role of ${name}`,
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeAbout:
    'They lose access at once, and we tell them by email. Invitation links that you passed on stop working, too. What they did stays in the home’s history.',
} as const;
