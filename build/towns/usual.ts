/*
 * Derives the climate of homes whose town isn't known from the towns: ./run build/towns/usual.ts writes
 * core/domain/climate/usual-places.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { rowOf } from '#adapters/node-fs/towns/row.ts';
import { rowsOf } from './usual-rows.ts';

const towns = readFileSync(new URL('../../adapters/node-fs/towns/towns.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(rowOf);

const rows = [...Map.groupBy(towns, ({ country }) => country)]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([country, those]) => rowsOf(country, those));
const file = `/**
 * Written by \`./run build/towns/usual.ts\`. A row: the country, its time zones if not all, and the climate of the riskiest
 * common town: the winter, the days of the last and the first frost, and the marks of \`marksOf\`. After each bar the same
 * for homes whose winter is another.
 */
export const usualPlaces = \`
${rows.join('\n')}
\`;
`;
writeFileSync(new URL('../../core/domain/climate/usual-places.ts', import.meta.url), file);
process.stdout.write(`${rows.length} rows\n`);
