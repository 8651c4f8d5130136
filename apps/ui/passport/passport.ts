import type { OutputOf } from '#apps/ui/api/client.ts';

/** See apps/contract/passport.ts. */
export type Passport = OutputOf<'readPassport'>;
export type Equipment = Passport['equipment'][number];
export type PassportEntry = Equipment['entries'][number];

/** An entry with the item that it belongs to. */
export type Line = PassportEntry & { readonly item: string };

/** The items with recurring care, and the entries that are no care task: repairs, replacements and other work. */
export function partsOf({ equipment }: Passport): {
  readonly care: readonly Equipment[];
  readonly works: readonly Line[];
} {
  const split = (isCare: boolean) =>
    equipment.map((one) => ({
      ...one,
      entries: one.entries.filter((entry) => (entry.careTaskId !== null) === isCare),
    }));
  return {
    care: split(true).filter(({ entries }) => entries.length > 0),
    works: split(false)
      .flatMap(({ item, entries }) => entries.map((entry) => ({ ...entry, item })))
      .toSorted((one, other) => (one.date < other.date ? 1 : -1)),
  };
}

/** A photo with what it shows. */
export type PassportPhoto = { readonly hash: string; readonly url: string; readonly line: Line };

/** The photos whose addresses are known, those of the newest work first. */
export function photosOf({ equipment, urls = {} }: Passport): readonly PassportPhoto[] {
  return equipment
    .flatMap(({ item, entries }) => entries.map((entry) => ({ ...entry, item })))
    .toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    .flatMap((line) =>
      (line.photos ?? []).flatMap((hash) => {
        const url = urls[hash];
        return url === undefined ? [] : [{ hash, url, line }];
      }),
    );
}

/** The checksum in groups of eight, so that people can compare it by eye. */
export const groupedChecksum = (checksum: string): string => (checksum.match(/.{1,8}/g) ?? []).join(' ');
