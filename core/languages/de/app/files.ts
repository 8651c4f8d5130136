import type { files as english } from '../../en/app/files.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

const photo = { one: 'Foto', other: 'Fotos' } as const;
const file = { one: 'Datei', other: 'Dateien' } as const;
const sentLater = (count: number) =>
  `${format.form(count, { one: 'Wird', other: 'Werden' })} gesendet, wenn Sie wieder online sind.`;

/** Photos and documents. */
export const files = {
  addFiles: 'Fotos oder ein PDF hinzufügen…',
  takePhotoNow: 'Foto aufnehmen…',
  photosAndDocuments: (about: string) => `Fotos und Dokumente: ${about}`,
  numbered: (isPicture: boolean, index: number, files: number, about: string) =>
    isPicture ? `Foto ${index} von ${files}: ${about}` : `Dokument ${index} von ${files}: ${about}`,
  named: (name: string, about: string) => `Dokument ${name}: ${about}`,
  unreadable:
    'Dieser Browser kann das Foto nicht lesen. Bitte wählen Sie ein Bild als JPEG, PNG oder WebP oder ein PDF.',
  heic: 'Dieser Browser kann keine HEIC-Fotos lesen. Teilen Sie es auf dem iPhone mit „Optionen“ und „Maximale Kompatibilität“, oder exportieren Sie es auf einem Computer als JPEG.',
  tooLarge: (megabytes: number) => `Bitte wählen Sie eine Datei mit höchstens ${megabytes} MB`,
  lost: 'Dieses Gerät hat es nicht mehr. Bitte fügen Sie es noch einmal hinzu.',
  refused: 'Bitte wählen Sie ein PDF oder ein Bild als PNG, JPEG oder WebP',
  keep: 'Behalten',
  delete: 'Löschen…',
  download: 'Herunterladen',
  photo: {
    title: 'Foto',
    deleted: 'Das Foto wurde gelöscht',
    deleteForGood: 'Dieses Foto endgültig löschen?',
    delete: 'Foto löschen',
  },
  document: {
    title: 'Dokument',
    deleted: 'Das Dokument wurde gelöscht',
    deleteForGood: 'Dieses Dokument endgültig löschen?',
    delete: 'Dokument löschen',
  },
  photos: {
    saving: (photos: number) => `Speichern: ${format.count(photos, photo)}…`,
    saved: (photos: number) => `${format.count(photos, photo)} gespeichert`,
    kept: (photos: number) => `${format.count(photos, photo)} auf diesem Gerät gespeichert`,
    sentLater,
  },
  files: {
    saving: (files: number) => `Speichern: ${format.count(files, file)}…`,
    saved: (files: number) => `${format.count(files, file)} gespeichert`,
    kept: (files: number) => `${format.count(files, file)} auf diesem Gerät gespeichert`,
    sentLater,
  },
} as const satisfies Translation<typeof english>;
