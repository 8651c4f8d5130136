import type { ShownPurpose } from '../../../domain/files/stored-file.ts';
import { format } from '../format.ts';

const purposes = { photo: 'photo', invoice: 'invoice', manual: 'manual', paper: 'paper' } as const satisfies Record<
  ShownPurpose,
  string
>;

/** The list for the home’s insurer. */
export const contents = {
  saveArchive: 'Save all files as an archive',
  nothingRecorded: 'Nothing is recorded yet. Add serial numbers, prices and photos to your appliances first.',
  asOf: (day: string, product: string) => `As of ${day}, from the household’s own records in ${product}.`,
  pricesPaid: (amounts: readonly string[]) => `Prices paid: ${format.list(amounts)}`,
  photosAndDocuments: 'Photos and documents',
  hashesAbout: 'The SHA-256 of each file shows whether it was changed. The archive contains the files.',
  serialNumber: (serial: string) => `serial number ${serial}`,
  boughtOn: (day: string) => `bought on ${day}`,
  invoiceKept: 'invoice kept',
  photo: (item: string, index: number, photos: number) => `${item}, ${index} of ${photos}`,
  /** Its hash follows. */
  file: (item: string, purpose: ShownPurpose, name?: string) =>
    name ? `${item}, ${purposes[purpose]} “${name}”:` : `${item}, ${purposes[purpose]}:`,
  name: (item: string, make: string) => (make ? `${item}: ${make}` : item),
} as const;
