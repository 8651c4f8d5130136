import type { Town } from '#core/domain/climate/town.ts';
import { placeOfTown } from '#core/towns/place-of-town.ts';
import { nameOf, type Row, rowOf } from './row.ts';
import { tableNamed } from './table.ts';

/** Undefined for an id that no town has. */
function rowById(id: number): Row | undefined {
  const { bytes, lineFrom } = tableNamed('towns');
  const at = bytes.indexOf(`\n${id}\t`) + 1;
  if (at > 0) return rowOf(lineFrom(at));
  const first = rowOf(lineFrom(0));
  return first.id === id ? first : undefined;
}

const known = new Map<number, Town | undefined>();
const mostKnown = 2000;

/** The town with its climate. Undefined for an id that none has. */
export function townOf(id: number): Town | undefined {
  if (!known.has(id)) {
    if (known.size >= mostKnown) known.clear();
    const row = rowById(id);
    known.set(id, row && { ...nameOf(row), place: placeOfTown(row) });
  }
  return known.get(id);
}
