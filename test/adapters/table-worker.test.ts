import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tableReader } from '#adapters/table-worker/table-reader.ts';
import { tableLimits } from '#core/domain/history/table/table-file.ts';
import type { TableHints } from '#core/ports/table-reader.ts';

const hints: TableHints = { fallback: 'windows-1252', timezone: 'Europe/Paris' };
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (contents: Uint8Array | string, more: Partial<TableHints> = {}) =>
  tableReader.read(typeof contents === 'string' ? bytes(contents) : contents, { ...hints, ...more });
const cellsOf = async (contents: Uint8Array | string) =>
  (await read(contents)).sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells));
const utf16 = (text: string, order: 'le' | 'be', mark: boolean) => {
  const units = Array.from(mark ? `\ufeff${text}` : text, (character) => character.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};

describe('the text of bytes', () => {
  const text = 'Date;Titre\n2026-01-01;Entretien de la chaudière à 20 €';
  it.each([
    ['utf-8', bytes(text)],
    ['utf-8', bytes(`\ufeff${text}`)],
    ['utf-16le', utf16(text, 'le', true)],
    ['utf-16be', utf16(text, 'be', true)],
    ['utf-16le', utf16(text, 'le', false)],
    ['utf-16be', utf16(text, 'be', false)],
    ['windows-1252', Uint8Array.from(Buffer.from(text.replace('€', '\x80'), 'latin1'))],
  ] as const)('is found in %s', async (encoding, contents) => {
    const file = await read(contents);
    expect(file.encoding).toBe(encoding);
    expect(file.sheets[0]?.rows[1]?.cells).toEqual(['2026-01-01', 'Entretien de la chaudière à 20 €']);
  });

  it('is in the encoding that a person chose, or the usual one of a country', async () => {
    const polish = Uint8Array.from([...bytes('Data;Praca\n2026-01-01;Przegl'), 0xb9, ...bytes('d')]);
    for (const more of [{ encoding: 'windows-1250' }, { fallback: 'windows-1250' }]) {
      expect((await read(polish, more)).sheets[0]?.rows[1]?.cells).toEqual(['2026-01-01', 'Przegląd']);
    }
  });

  it('is refused if another program has already lost letters of it', async () => {
    await expect(read('Date,Title\n2026-01-01,chaudi\ufffdre')).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('delimited text', () => {
  it.each([
    ['a semicolon', 'a;b;c\n1,5;2,5;3\n'],
    ['a tab', 'a\tb\tc\n1,5\t2,5\t3\n'],
    ['a bar', 'a|b|c\n1,5|2,5|3\n'],
    ['what its first line says', 'sep=;\na;b;c\n1,5;2,5;3\n'],
  ])('is separated by %s', async (_, text) => {
    expect(await cellsOf(text)).toEqual([
      ['a', 'b', 'c'],
      ['1,5', '2,5', '3'],
    ]);
  });

  it.each([
    ['inches', 'a,b,c\n1,Replaced 1/2" hose,2\n3,x,4', ['1', 'Replaced 1/2" hose', '2'], []],
    ['inches in quotes', 'a,b,c\n1,"Replaced 1/2" hose",2\n3,x,4', ['1', 'Replaced 1/2" hose', '2'], []],
    ['a word in quotes', 'a,b,c\n1,"Dimmer" switch,2\n3,x,4', ['1', '"Dimmer" switch', '2'], [2]],
    ['a quote that nothing ends', 'a,b,c\n1,"Painted,2\n3,x,4', ['1', '"Painted', '2'], [2]],
    ['a quote that the next one seems to end', 'a,b,c\n1,"Painted,2\n3,"x",4', ['1', '"Painted', '2'], [2]],
    ['lines in quotes', 'a,b,c\n1,"two\nlines, ""quoted""",2\n3,x,4', ['1', 'two\nlines, "quoted"', '2'], []],
  ])('with %s loses no other line', async (_, text, second, broken) => {
    const { sheets, brokenLines } = await read(text);
    expect(sheets[0]?.rows[1]?.cells).toEqual(second);
    expect(sheets[0]?.rows.at(-1)?.cells.at(-1)).toBe('4');
    expect(sheets[0]?.rows).toHaveLength(3);
    expect(brokenLines).toEqual(broken);
  });

  it('with a quote that a later one seems to end has as many cells in a line as in the others', async () => {
    expect(await cellsOf('a,b,c\n1,"Painted,2\n3,x"\n5,y,4')).toEqual([
      ['a', 'b', 'c'],
      ['1', '"Painted', '2'],
      ['3', 'x"'],
      ['5', 'y', '4'],
    ]);
  });

  it('whose lines are each in quotes is a table all the same', async () => {
    const { sheets, separator } = await read('"Date,Task,Note"\n\n"2026-01-01,Oil,""all"" good"\n');
    expect([separator, sheets]).toEqual([
      ',',
      [{ name: '', rows: [expect.anything(), { line: 3, cells: ['2026-01-01', 'Oil', '"all" good'] }] }],
    ]);
    // One column with commas in some lines is one column.
    expect(await cellsOf('"Swept, then oiled"\n"Oiled"\n')).toEqual([['Swept, then oiled'], ['Oiled']]);
  });

  it('has as many sheets as a program wrote tables with a title', async () => {
    const { sheets } = await read(
      '"## Log"\n"Data","Odo"\n"2026-07-25","46818.0"\n"## Costs"\n"CostTitle","Date"\n"Oil","2026-07-27"\n',
    );
    expect(sheets.map(({ name, rows }) => [name, rows.length, rows[0]?.line])).toEqual([
      ['Log', 2, 2],
      ['Costs', 2, 5],
    ]);
    expect((await read('## Our house\nDate,Task\n2026-01-01,Oil\n')).sheets).toHaveLength(1);
    // Judging each takes time.
    expect((await read('## Log\nData,Odo\n'.repeat(tableLimits.sheets + 1))).sheets).toHaveLength(1);
    // What is above the first is a table too.
    const all = await read('Date,Task\n2026-01-01,Oil\n## A\na,b\n## B\nc,d\n');
    expect(all.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['', 2],
      ['A', 1],
      ['B', 1],
    ]);
  });

  it('counts lines as an editor does, and leaves out blank ones', async () => {
    const { sheets } = await read('a,b\r\n"1\r\n2",x\r\n,\r\n\r\n3,y\r\n');
    expect(sheets[0]?.rows.map(({ line }) => line)).toEqual([1, 2, 6]);
  });
});

const sheetOf = (rows: string) =>
  zipSync({
    'xl/workbook.xml': bytes(
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': bytes(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  });
const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a workbook', () => {
  it('has texts, numbers, and the saved values of formulas', async () => {
    const formula = '<c r="B1"><f>1+1</f><v>2</v></c>';
    expect(await cellsOf(sheetOf(`<row r="1">${inline('A1', 'x')}${formula}</row>`))).toEqual([['x', 2]]);
  });

  it.each([
    ['a million columns', sheetOf(`<row r="1">${inline('BDWGN1', 'x')}</row>`), /columns/],
    ['a place in escapes', sheetOf('<row r="1"><c r="&#90;ZZ1"><v>1</v></c></row>'), /columns/],
    ['a million rows', sheetOf(`<row r="1048576">${inline('A1048576', 'x')}</row>`), /rows/],
    ['a wide and long frame', sheetOf(`<row r="1">${inline('AAA1', 'x')}</row><row r="19999"/>`), /more in it/],
    ['a gigabyte inside', bomb(1_000_000_000), /more in it/],
    ['a header that lies', bomb(5_000_000, 1_000), /not a table|more in it/],
    ['tags that never end', sheetOf('<c r="'.repeat(200_000)), /not a table/],
    ['no sheets', zipSync({ 'word/document.xml': bytes('<x/>') }), /not a table/],
  ])('with %s is refused before it is built', async (_, contents, reason) => {
    const before = process.cpuUsage();
    await expect(read(contents)).rejects.toMatchObject({
      data: { issues: [{ path: 'file', message: expect.stringMatching(reason) }] },
    });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });

  it('from before 2007 is refused with what to do', async () => {
    await expect(read(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]))).rejects.toMatchObject({
      data: { issues: [{ message: 'Please save the file as XLSX or CSV, without a password' }] },
    });
  });
});

/** An archive whose sheet inflates to so many bytes; `claimed` is what its header says. */
function bomb(size: number, claimed = size): Uint8Array {
  const zip = sheetOf(`<row r="1">${'x'.repeat(Math.min(size, 5_000_000))}</row>`);
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at < zip.length - 46; at++) {
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 70));
    if (view.getUint32(at, true) === 0x02014b50 && name.startsWith('xl/worksheets'))
      view.setUint32(at + 24, claimed, true);
  }
  return zip;
}

it.each([
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
  ['a page', '<!doctype html><table></table>'],
  ['a PDF', '%PDF-1.7 1 0 obj'],
  ['JSON without records', '{"a": 1}'],
  ['damaged JSON', '[{"a": 1}'],
  ['a damaged calendar', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY'],
  ['a line of 900,000 letters', 'x'.repeat(900_000)],
])('%s is no table', async (_, contents) => {
  await expect(read(contents)).rejects.toMatchObject({
    data: { issues: [{ message: 'The file is not a table that Upkept can read' }] },
  });
});

it.each([
  ['900,000 commas', ','.repeat(900_000), 'The file must have at most 100 columns'],
  ['100,000 rows', '2026-01-01,x\n'.repeat(100_000), 'The file must have at most 5000 rows'],
])('%s are too many', async (_, contents, message) => {
  await expect(read(contents)).rejects.toMatchObject({ data: { issues: [{ message }] } });
});
