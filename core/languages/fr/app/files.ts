import type { files as english } from '../../en/app/files.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

const savedPhoto = { one: 'photo enregistrée', other: 'photos enregistrées' } as const;
const savedFile = { one: 'fichier enregistré', other: 'fichiers enregistrés' } as const;

export const files: Translation<typeof english> = {
  addFiles: 'Ajouter des photos ou un PDF…',
  takePhotoNow: 'Prendre une photo…',
  photosAndDocuments: (about) => `Photos et documents : ${about}`,
  numbered: (isPicture, index, files, about) =>
    isPicture ? `Photo ${index} sur ${files} : ${about}` : `Document ${index} sur ${files} : ${about}`,
  named: (name, about) => `Document ${name} : ${about}`,
  unreadable: 'Ce navigateur ne peut pas lire cette photo. Choisissez une image JPEG, PNG ou WebP, ou un PDF.',
  heic: 'Ce navigateur ne lit pas les photos HEIC. Sur l’iPhone, partagez-la avec Options, Le plus compatible ; sur un ordinateur, exportez-la en JPEG.',
  tooLarge: (megabytes) => `Choisissez un fichier de ${megabytes} Mo au plus`,
  lost: 'Cet appareil ne l’a plus. Ajoutez-le de nouveau.',
  refused: 'Choisissez un PDF, ou une image PNG, JPEG ou WebP',
  keep: 'Garder',
  delete: 'Supprimer…',
  download: 'Télécharger',
  photo: {
    title: 'Photo',
    deleted: 'La photo a été supprimée',
    deleteForGood: 'Supprimer définitivement cette photo ?',
    delete: 'Supprimer la photo',
  },
  document: {
    title: 'Document',
    deleted: 'Le document a été supprimé',
    deleteForGood: 'Supprimer définitivement ce document ?',
    delete: 'Supprimer le document',
  },
  photos: {
    saving: (photos) => `Enregistrement de ${format.count(photos, { one: 'photo', other: 'photos' })}…`,
    saved: (photos) => format.count(photos, savedPhoto),
    kept: (photos) => `${format.count(photos, savedPhoto)} sur cet appareil`,
    sentLater: (photos) =>
      `À votre retour en ligne, ${format.form(photos, { one: 'elle est envoyée', other: 'elles sont envoyées' })}.`,
  },
  files: {
    saving: (files) => `Enregistrement de ${format.count(files, { one: 'fichier', other: 'fichiers' })}…`,
    saved: (files) => format.count(files, savedFile),
    kept: (files) => `${format.count(files, savedFile)} sur cet appareil`,
    sentLater: (files) =>
      `À votre retour en ligne, ${format.form(files, { one: 'il est envoyé', other: 'ils sont envoyés' })}.`,
  },
};
