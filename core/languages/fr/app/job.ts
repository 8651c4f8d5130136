import type { job as english } from '../../en/app/job.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const job: Translation<typeof english> = {
  over: 'Demandez un nouveau lien au foyer.',
  done: 'C’est fait. Merci.',
  notDone: 'Pas encore fait',
  markDone: 'Marquer comme faite',
  note: 'Note pour le foyer',
  sendNote: 'Envoyer la note',
  noteSent: 'La note est envoyée.',
  files: 'Photos et facture',
  added: (files) => `${format.count(files, { one: 'fichier ajouté', other: 'fichiers ajoutés' })}`,
  takePhoto: 'Prendre une photo',
  chooseFile: 'Choisir un fichier',
};
