import { format } from '../format.ts';

const photo = { one: 'photo', other: 'photos' } as const;
const file = { one: 'file', other: 'files' } as const;
const sentLater = (count: number) =>
  `${format.form(count, { one: 'It is', other: 'They are' })} sent when you’re back online.`;

/** Photos and documents. */
export const files = {
  addFiles: 'Add photos or a PDF…',
  takePhotoNow: 'Take a photo…',
  photosAndDocuments: (about: string) => `Photos and documents: ${about}`,
  numbered: (isPicture: boolean, index: number, files: number, about: string) =>
    isPicture ? `Photo ${index} of ${files}: ${about}` : `Document ${index} of ${files}: ${about}`,
  named: (name: string, about: string) => `Document ${name}: ${about}`,
  unreadable: 'This browser can’t read this photo. Please choose a JPEG, PNG or WebP picture, or a PDF.',
  heic: 'This browser can’t read HEIC photos. On the iPhone, share it with Options, Most Compatible; on a computer, export it as JPEG.',
  tooLarge: (megabytes: number) => `Please choose a file of at most ${megabytes} MB`,
  lost: 'This device no longer has it. Please add it again.',
  refused: 'Please choose a PDF, or a PNG, JPEG or WebP picture',
  keep: 'Keep it',
  delete: 'Delete…',
  download: 'Download',
  photo: {
    title: 'Photo',
    deleted: 'The photo has been deleted',
    deleteForGood: 'Delete this photo for good?',
    delete: 'Delete the photo',
  },
  document: {
    title: 'Document',
    deleted: 'The document has been deleted',
    deleteForGood: 'Delete this document for good?',
    delete: 'Delete the document',
  },
  photos: {
    saving: (photos: number) => `Saving ${format.count(photos, photo)}…`,
    saved: (photos: number) => `${format.count(photos, photo)} saved`,
    kept: (photos: number) => `${format.count(photos, photo)} saved on this device`,
    sentLater,
  },
  files: {
    saving: (files: number) => `Saving ${format.count(files, file)}…`,
    saved: (files: number) => `${format.count(files, file)} saved`,
    kept: (files: number) => `${format.count(files, file)} saved on this device`,
    sentLater,
  },
} as const;
