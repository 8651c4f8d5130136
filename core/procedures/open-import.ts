import { prepareTexts } from '../catalogue/prepare-texts.ts';
import { encodingOfCountry } from '../domain/history/table/encodings.ts';
import type { FileRow } from '../domain/history/table/judge-rows.ts';
import type { Language } from '../domain/languages.ts';
import type { EventLoop } from '../ports/event-loop.ts';
import type { TableReader } from '../ports/table-reader.ts';
import { inTurns } from './in-turns.ts';
import type { FileChoices, ImportFile } from './judge-file.ts';

/** What a person brings to import: the bytes of a file with what they said about it, or the rows of a passport. */
export type Brought = {
  readonly language: Language;
  readonly country: string;
  readonly timezone: string;
  readonly contents:
    | { readonly bytes: Uint8Array; readonly choices: FileChoices; readonly encoding?: string | undefined }
    | { readonly rows: readonly FileRow[] };
};

/** Reads the cells of a file, before a transaction begins. Throws `invalid_input`. */
export const makeOpenImport =
  ({ tableReader, eventLoop }: { readonly tableReader: TableReader; readonly eventLoop: EventLoop }) =>
  async ({ country, timezone, contents }: Brought): Promise<ImportFile> => {
    if ('rows' in contents) return { kind: 'passport', rows: contents.rows };
    const { bytes, choices, encoding } = contents;
    const reading = tableReader.read(bytes, { encoding, fallback: encodingOfCountry(country), timezone });
    const [table] = await Promise.all([reading, inTurns(eventLoop, prepareTexts())]);
    return { kind: 'table', table, choices };
  };
