import type { Table } from './table.ts';

/**
 * How much better a name fits than another name that only begins so. Each power of ten of people counts as much as 1.
 */
const bonuses = { whole: { o: 4, a: 2, w: 0 }, beginning: { o: 1.5, a: 0, w: 0 } } as const;

/** The lines that begin with the text. */
export function* linesWith(text: string, { bytes, firstFrom, lineFrom, nextAfter }: Table): Generator<string> {
  const wanted = Buffer.from(text);
  for (let at = firstFrom(wanted); at < bytes.length; at = nextAfter(at)) {
    if (Buffer.compare(bytes.subarray(at, at + wanted.length), wanted) !== 0) return;
    yield lineFrom(at);
  }
}

/** The towns that have one of the names, by where their lines begin: the likeliest first for who wrote the text. */
export function likeliestOf(text: string, names: Iterable<string>, country?: string): readonly number[] {
  const scores = new Map<number, number>();
  for (const line of names) {
    const [name, kind, where, size, offset = ''] = line.split('\t');
    if (country && where !== country) continue;
    const bonus = bonuses[name === text ? 'whole' : 'beginning'][kind as 'o' | 'a' | 'w'];
    const town = Number.parseInt(offset, 36);
    scores.set(town, Math.max(scores.get(town) ?? 0, Number(size) / 10 + bonus));
  }
  return [...scores].sort(([one, score], [other, otherScore]) => otherScore - score || one - other).map(([at]) => at);
}
