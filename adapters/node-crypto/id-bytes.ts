/** Writes a UUID as 16 bytes. */
export const writeId = (bytes: Buffer, id: string, offset: number): number =>
  bytes.write(id.replaceAll('-', ''), offset, 16, 'hex');

/** The UUID in 16 bytes. */
export const idAt = (bytes: Buffer, offset: number): string =>
  bytes.toString('hex', offset, offset + 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
