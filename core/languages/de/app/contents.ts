import type { FilePurpose } from '../../../domain/files/stored-file.ts';
import type { contents as english } from '../../en/app/contents.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

const purposes = {
  photo: 'Foto',
  invoice: 'Rechnung',
  manual: 'Anleitung',
  paper: 'Unterlage',
} as const satisfies Record<FilePurpose | 'paper', string>;

/** The list for the home’s insurer. */
export const contents = {
  saveArchive: 'Alle Dateien als Archiv speichern',
  nothingRecorded:
    'Noch ist nichts eingetragen. Ergänzen Sie zuerst Seriennummern, Preise und Fotos bei Ihren Geräten.',
  asOf: (day: string, product: string) => `Stand ${day}, nach den eigenen Aufzeichnungen des Haushalts in ${product}.`,
  pricesPaid: (amounts: readonly string[]) => `Gezahlte Preise: ${format.list(amounts)}`,
  photosAndDocuments: 'Fotos und Dokumente',
  hashesAbout: 'Die SHA-256-Prüfsumme jeder Datei zeigt, ob sie verändert wurde. Das Archiv enthält die Dateien.',
  serialNumber: (serial: string) => `Seriennummer ${serial}`,
  boughtOn: (day: string) => `gekauft am ${day}`,
  invoiceKept: 'Rechnung vorhanden',
  photo: (item: string, index: number, photos: number) => `${item}, ${index} von ${photos}`,
  /** Its hash follows. */
  file: (item: string, purpose: FilePurpose | 'paper', name?: string) =>
    name ? `${item}, ${purposes[purpose]} „${name}“:` : `${item}, ${purposes[purpose]}:`,
  name: (item: string, make: string) => (make ? `${item}: ${make}` : item),
} as const satisfies Translation<typeof english>;
