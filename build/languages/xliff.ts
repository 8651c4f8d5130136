/** A text to translate. `target` is empty as long as it isn't translated. */
export type Unit = { readonly path: string; readonly source: string; readonly target: string; readonly note?: string };
/** `line`: where it is in the file. */
export type ReadUnit = Unit & { readonly line: number };
export type TranslatedFile<Of = Unit> = { readonly file: string; readonly units: readonly Of[] };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return characters[name] ?? whole;
  });

const unitText = ({ path, source, target, note = '' }: Unit, index: number): string =>
  `    <unit id="u${index + 1}" name="${escaped(path)}">${note === '' ? '' : `\n      <notes><note>${escaped(note)}</note></notes>`}
      <segment xml:space="preserve">
        <source>${escaped(source)}</source>${target === '' ? '' : `\n        <target>${escaped(target)}</target>`}
      </segment>
    </unit>`;

/** Writes texts as XLIFF 2.0. */
export function writeXliff(language: string, files: readonly TranslatedFile[]): string {
  const parts = files.map(
    ({ file, units }, index) =>
      `  <file id="f${index + 1}" original="${escaped(file)}">\n${units.map(unitText).join('\n')}\n  </file>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${language}">
${parts.join('\n')}
</xliff>
`;
}

const attribute = (tag: string, name: string): string => plain(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const content = (text: string, tag: string): string =>
  plain(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`).exec(text)?.[1] ?? '');

/** Reads the units of an XLIFF 2.0 file that `writeXliff` wrote and another program changed. Notes aren't read. */
export function readXliff(xml: string): readonly TranslatedFile<ReadUnit>[] {
  let [line, at] = [1, 0];
  /** Places come in their order, so each part of the file is counted once. */
  const lineAt = (place: number): number => {
    line += xml.slice(at, place).split('\n').length - 1;
    at = place;
    return line;
  };
  return [...xml.matchAll(/(<file\b[^>]*>)([\s\S]*?)<\/file>/g)].map(({ index, 1: tag = '', 2: body = '' }) => ({
    file: attribute(tag, 'original'),
    units: [...body.matchAll(/(<unit\b[^>]*>)([\s\S]*?)<\/unit>/g)].map(
      ({ index: inBody, 1: unit = '', 2: text = '' }) => ({
        path: attribute(unit, 'name'),
        source: content(text, 'source'),
        target: content(text, 'target'),
        line: lineAt(index + tag.length + inBody),
      }),
    ),
  }));
}
