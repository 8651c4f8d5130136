import type { ArchiveWriter } from '#core/ports/archive-writer.ts';

/** Contents are stored as they are, since photos can't be compressed. The times are those of the server's zone. */
export const archiveWriter: ArchiveWriter = {
  async *write(files) {
    // Imported with the first archive.
    const { Zip, ZipPassThrough } = await import('fflate');
    const pieces: Uint8Array[] = [];
    const archive = new Zip((error, piece) => {
      if (error) throw error;
      pieces.push(piece);
    });
    for await (const { name, at, content } of files) {
      const file = new ZipPassThrough(name);
      file.mtime = at;
      archive.add(file);
      for await (const piece of content) {
        file.push(piece);
        yield* pieces.splice(0);
      }
      file.push(new Uint8Array(), true);
    }
    archive.end();
    yield* pieces;
  },
};
