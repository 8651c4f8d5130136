import { format } from '../format.ts';

/** A task that is shared with a person without an account. */
export const job = {
  over: 'Please ask the household for a new one.',
  done: 'This is done. Thank you.',
  notDone: 'Not done yet',
  markDone: 'Mark as done',
  note: 'Note for the household',
  sendNote: 'Send the note',
  noteSent: 'The note has been sent.',
  files: 'Photos and invoice',
  added: (files: number) => `${format.count(files, { one: 'file', other: 'files' })} added`,
  takePhoto: 'Take a photo',
  chooseFile: 'Choose a file',
} as const;
