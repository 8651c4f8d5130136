import type { StoredFile } from '../files/stored-file.ts';
import type { HistoryEntry } from './entry.ts';

/** The entries with those of the files that are theirs. */
export function withFiles(entries: readonly HistoryEntry[], files: readonly StoredFile[]): readonly HistoryEntry[] {
  if (files.length === 0) return entries;
  const byEntry = Map.groupBy(files, ({ entryId }) => entryId);
  return entries.map((entry) => {
    const own = byEntry.get(entry.id);
    return own ? { ...entry, files: own } : entry;
  });
}
