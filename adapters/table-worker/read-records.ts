import { type Cell, type Sheet, tableLimits } from '#core/domain/history/table/table-file.ts';
import { FileRefused } from './file-refused.ts';

type Fields = Map<string, Cell>;
type Found = { readonly name: string; readonly records: readonly object[] };

/** How deep a list of records may be. */
const deepest = 6;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every list of objects in a value, with the name of what has it. */
function listsIn(value: unknown, name: string, depth = 0): readonly Found[] {
  if (!isObject(value) || depth > deepest) return [];
  if (Array.isArray(value)) {
    const records = value.filter((each) => isObject(each) && !Array.isArray(each)) as readonly object[];
    return records.length > 0 ? [...nestedIn(records), { name, records }] : [];
  }
  return Object.entries(value).flatMap(([key, each]) => listsIn(each, key, depth + 1));
}

/** What each record has a list of, such as the times when a chore was done, with the name of the record. */
function nestedIn(records: readonly object[]): readonly Found[] {
  const lists = records.flatMap((record) =>
    Object.entries(record).flatMap(([key, value]) => {
      if (!Array.isArray(value) || !value.some(isObject)) return [];
      const { name, title = name } = record as { readonly name?: unknown; readonly title?: unknown };
      return [
        {
          key,
          records: value.filter(isObject).map((each) => ({ ...(title !== undefined && { name: title }), ...each })),
        },
      ];
    }),
  );
  return [...Map.groupBy(lists, ({ key }) => key)].map(([name, found]) => ({
    name,
    records: found.flatMap((each) => each.records),
  }));
}

/** The fields of a record, those of objects in it by both names. */
function fieldsOf(record: object, prefix = '', fields: Fields = new Map()): Fields {
  for (const [key, value] of Object.entries(record)) {
    const name = `${prefix}${key}`;
    if (Array.isArray(value))
      fields.set(name, value.map((each) => (isObject(each) ? JSON.stringify(each) : String(each))).join(', '));
    else if (isObject(value)) fieldsOf(value, `${name}.`, fields);
    else if (value === null || value === undefined) fields.set(name, '');
    else fields.set(name, typeof value === 'number' ? value : String(value));
    if (fields.size > tableLimits.columns) throw new FileRefused('tooManyColumns');
  }
  return fields;
}

/** Some programs write each record in a line of its own. */
function recordsOfLines(text: string): readonly unknown[] {
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line));
  } catch {
    throw new FileRefused('noTable');
  }
}

/** The lists of records in JSON as sheets, whose headings are the names of the fields. */
export function readRecords(text: string): readonly Sheet[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = recordsOfLines(text);
  }
  const lists = listsIn(value, '');
  if (lists.length === 0 || lists.length > tableLimits.sheets) throw new FileRefused('noTable');
  return lists.map(({ name, records }) => {
    if (records.length > tableLimits.rows + tableLimits.otherRows) throw new FileRefused('tooManyRows');
    const fields = records.map((record) => fieldsOf(record));
    const names = [...new Set(fields.flatMap((each) => [...each.keys()]))];
    if (names.length > tableLimits.columns) throw new FileRefused('tooManyColumns');
    const rows = fields.map((each, index) => ({ line: index + 1, cells: names.map((key) => each.get(key) ?? '') }));
    return { name, rows: [{ line: 0, cells: names }, ...rows] };
  });
}
