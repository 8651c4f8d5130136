import type { TableFile } from '../domain/history/table/table-file.ts';

/** How a file is read. */
export type TableHints = {
  /** The encoding that a person chose after they saw the text; undefined to find it. */
  readonly encoding?: string | undefined;
  /** The one to try for text that is not Unicode, such as `windows-1252`. */
  readonly fallback: string;
  /** In which a calendar's instants become days. */
  readonly timezone: string;
};

export type TableReader = {
  /**
   * Reads the cells of a file: delimited text, a workbook, a calendar or records in JSON. Reading doesn't hold up other
   * requests. Throws `invalid_input` with a reason for a file that is no table, or is larger than an import may be.
   */
  read(bytes: Uint8Array, hints: TableHints): Promise<TableFile>;
};
