import { readFile } from 'node:fs/promises';
import { kindsOfStrips, looksId, panelId } from '../content/strip-panels.ts';

const sheets = ['appliances', 'tools', 'marks'];
const symbol = /<g id="([^"]+)">(.*)<\/g>/g;
const ink = 'fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';

/** Returns the drawings of each task's strip as one file, whose groups pages show by their ids; by the task's id. */
export async function drawStrips(): Promise<ReadonlyMap<string, string>> {
  const texts = sheets.map((name) => readFile(new URL(`../pages/guides/strips/${name}.svg`, import.meta.url), 'utf8'));
  const all = (await Promise.all(texts)).join('');
  const symbols = new Map([...all.matchAll(symbol)].map(([, id = '', shapes = '']) => [id, shapes]));
  const group = (id: string, panel: string) => `<g id="${id}" ${ink}>${panelOf(panel, symbols)}</g>`;
  return new Map(
    [...kindsOfStrips].map(([task, kinds]) => {
      const groups = kinds.flatMap(({ looks, panels }, kind) => [
        ...(looks ? [group(looksId(kind), looks)] : []),
        ...panels.map((panel, index) => group(panelId(kind, index), panel)),
      ]);
      return [task, `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`];
    }),
  );
}

/** Throws if the panel names a symbol that no sheet has. */
function panelOf(panel: string, symbols: ReadonlyMap<string, string>): string {
  const placed = panel.split(', ').map((place) => {
    const [name = '', x, y, size = '1', turn = '0', flip] = place.split(' ');
    const shapes = symbols.get(name);
    if (shapes === undefined) throw new Error(`No sheet has the symbol “${name}” of “${panel}”`);
    const turned = turn === '0' ? '' : ` rotate(${turn})`;
    const sized = flip ? ` scale(-${size} ${size})` : size === '1' ? '' : ` scale(${size})`;
    return `<g transform="translate(${x} ${y})${turned}${sized}">${shapes}</g>`;
  });
  return placed.join('');
}
