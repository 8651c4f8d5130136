import type { contents as english } from '../../en/app/contents.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

const purposes = { photo: 'photo', invoice: 'facture', manual: 'notice', paper: 'document' } as const;

export const contents: Translation<typeof english> = {
  saveArchive: 'Enregistrer tous les fichiers dans une archive',
  nothingRecorded:
    'Rien n’est encore noté. Ajoutez d’abord à vos appareils des numéros de série, des prix et des photos.',
  asOf: (day, product) => `État au ${day}, d’après les relevés du foyer dans ${product}.`,
  pricesPaid: (amounts) => `Prix payés : ${format.list(amounts)}`,
  photosAndDocuments: 'Photos et documents',
  hashesAbout: 'L’empreinte SHA-256 de chaque fichier montre s’il a été modifié. L’archive contient les fichiers.',
  serialNumber: (serial) => `numéro de série ${serial}`,
  boughtOn: (day) => `achat le ${day}`,
  invoiceKept: 'facture conservée',
  photo: (item, index, photos) => `${item}, ${index} sur ${photos}`,
  file: (item, purpose, name) =>
    name ? `${item}, ${purposes[purpose]} « ${name} » :` : `${item}, ${purposes[purpose]} :`,
  name: (item, make) => (make ? `${item} : ${make}` : item),
};
