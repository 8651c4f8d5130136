import { likeliestOf } from '#adapters/node-fs/towns/likeliest.ts';
import { rowOf } from '#adapters/node-fs/towns/row.ts';
import { mostNames, type Table } from '#adapters/node-fs/towns/table.ts';
import { mostTowns } from '#core/ports/towns.ts';

/** Every beginning that more than `mostNames` of the names share, with those names. */
function* shared(names: readonly string[], length = 1): Generator<readonly [text: string, names: readonly string[]]> {
  const byBeginning = Map.groupBy(
    names.filter((name) => [...(name.split('\t', 1)[0] ?? '')].length >= length),
    (name) => [...name].slice(0, length).join(''),
  );
  for (const [text, some] of byBeginning) {
    if (some.length <= mostNames) continue;
    yield [text, some];
    yield* shared(some, length + 1);
  }
}

type Placed = { readonly at: number; readonly country: string; readonly timezone: string };

/** As many towns as fit on a screen, of each group. */
const firstOfEach = (towns: readonly Placed[], groupOf: (town: Placed) => string): readonly Placed[] => {
  const counts = new Map<string, number>();
  return towns.filter((town) => {
    const count = (counts.get(groupOf(town)) ?? 0) + 1;
    counts.set(groupOf(town), count);
    return count <= mostTowns;
  });
};

const rowText = (text: string, where: string, towns: readonly Placed[]): string =>
  `${text}\t${where}\t${towns.map(({ at }) => at.toString(36)).join(',')}`;

function rowsFor(text: string, towns: readonly Placed[]): readonly string[] {
  const byCountry = Map.groupBy(towns, ({ country }) => country);
  return [
    rowText(
      text,
      '',
      firstOfEach(towns, () => ''),
    ),
    ...[...byCountry].map(([country, those]) =>
      rowText(
        text,
        country,
        firstOfEach(those, (town) => town.timezone),
      ),
    ),
  ];
}

/** The rows of `likeliest`, which its loader describes. */
export function likeliestRows(towns: Table, names: Table): readonly Buffer[] {
  const all = new Map<number, Placed>();
  for (let at = 0; at < towns.bytes.length; at = towns.nextAfter(at)) {
    const { country, timezone } = rowOf(towns.lineFrom(at));
    all.set(at, { at, country, timezone });
  }
  const placed = (at: number): Placed => all.get(at) ?? { at, country: '', timezone: '' };
  const lines = names.bytes.toString().trimEnd().split('\n');
  const found = new Set(lines.map((line) => Number.parseInt(line.split('\t')[4] ?? '', 36)));
  const biggest = [...all.values()].filter(({ at }) => found.has(at));
  const byZone = Map.groupBy(biggest, ({ timezone }) => timezone);
  const rows = [
    ...rowsFor('', biggest),
    ...[...byZone].map(([zone, those]) =>
      rowText(
        '',
        zone,
        firstOfEach(those, (town) => town.country),
      ),
    ),
    ...[...shared(lines)].flatMap(([text, some]) => rowsFor(text, likeliestOf(text, some).map(placed))),
  ];
  return rows.map((row) => Buffer.from(row)).sort(Buffer.compare);
}
