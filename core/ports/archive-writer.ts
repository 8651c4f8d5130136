type ArchivedFile = {
  /** Letters, digits, dots and hyphens; no other file of the archive has it. */
  readonly name: string;
  readonly at: Date;
  readonly content: AsyncIterable<Uint8Array>;
};

export type ArchiveWriter = {
  /** The files as a ZIP archive, in pieces. Each content is read when its turn comes. Together they stay below 4 GB. */
  write(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array>;
};
