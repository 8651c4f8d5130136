import type { job as english } from '../../en/app/job.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** A task that is shared with a person without an account. */
export const job = {
  over: 'Bitten Sie den Haushalt um einen neuen.',
  done: 'Das ist erledigt. Vielen Dank.',
  notDone: 'Noch nicht erledigt',
  markDone: 'Als erledigt markieren',
  note: 'Notiz für den Haushalt',
  sendNote: 'Notiz senden',
  noteSent: 'Die Notiz wurde gesendet.',
  files: 'Fotos und Rechnung',
  added: (files: number) => `${format.count(files, { one: 'Datei', other: 'Dateien' })} hinzugefügt`,
  takePhoto: 'Foto aufnehmen',
  chooseFile: 'Datei wählen',
} as const satisfies Translation<typeof english>;
