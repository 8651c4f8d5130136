import { format } from '../format.ts';

/** What becomes of changes that were made offline. */
export const outbox = {
  ok: 'OK',
  sending: (changes: number) => `Sending ${format.count(changes, { one: 'change', other: 'changes' })}…`,
  waiting: (changes: number) => `${format.count(changes, { one: 'change', other: 'changes' })} waiting to be sent.`,
  noteExists: 'There is a note already',
  moved: (title: string) => `${title} was moved on another device. It stays there, and your move was not made.`,
  noteKept: (title: string, note: string) =>
    `${title} has a note from another device, which was kept. Yours was: “${note}”`,
  photoWithoutEntry: (title: string) => `${title} is no longer in your history, so its photo was not saved.`,
  changedElsewhere: (title: string, isDeleted: boolean) =>
    isDeleted
      ? `${title} was deleted on another device, so your change was not saved.`
      : `${title} was changed on another device, so your change was not saved.`,
  photoNotSaved: (title: string, why: string) => `A photo of ${title} could not be saved: ${why}`,
  notDone: (title: string, isNew: boolean, why: string) =>
    isNew ? `${title} could not be added: ${why}` : `${title} could not be changed: ${why}`,
  quoted: (title: string) => `“${title}”`,
  unsent: (changes: number) => `${format.count(changes, { one: 'change hasn’t', other: 'changes haven’t' })} been sent`,
  lost: (changes: number) => `If you log out now, ${format.form(changes, { one: 'it is', other: 'they are' })} lost.`,
  notAllMade: 'Not all changes could be made',
  stay: 'Stay',
  logOutAnyway: 'Log out anyway',
} as const;
