import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../fingerprint.ts';

/** How many texts of the same list or group a translator sees beside a short one. */
const neighbours = 3;
const mostOfNeighbour = 60;

const isShort = (text: string): boolean => !/\S\s+\S+\s+\S/.test(text.trim());

type Use = { readonly path: string; readonly source: string; readonly name: string };

/** The sources that show the words of a file, by that file, each with the name that it gives to them. */
function usesOfFiles(): ReadonlyMap<string, readonly Use[]> {
  const uses = globSync('apps/{web,site,ui}/**/*.{ts,tsx}', { cwd: project }).flatMap((path) => {
    const source = readFileSync(join(project, path), 'utf8');
    const imports = source.matchAll(/import \{ (?:\w+ as )?(\w+)[^}]*\} from '#words\/([^']+)'/g);
    return [...imports].map(([, name = '', file = '']) => ({ file, use: { path, source, name } }));
  });
  const byFile = Map.groupBy(uses, ({ file }) => file);
  return new Map([...byFile].map(([file, found]) => [file, found.map(({ use }) => use)]));
}

let known: ReadonlyMap<string, readonly Use[]> | undefined;

/** The element or the property of an element that shows what is at this place of a source: `<Button>`, `label`. */
const shownIn = (source: string, at: number): string => {
  const before = source.slice(Math.max(0, at - 300), at);
  const [last] = [...before.matchAll(/<([A-Za-z]\w*)(?=[\s>])|\b([\w-]+)=\{[^{}]*$/g)].slice(-1);
  return last?.[2] ?? (last?.[1] ? `<${last[1]}>` : '');
};

/** Where a screen or a page shows a text of a file of words, by its keys. Empty where nothing names it in full. */
function placeOf(file: string, path: string): string {
  known ??= usesOfFiles();
  const [, ...keys] = path.split(' › ').filter((key) => !/^\d+$/.test(key));
  if (keys.length === 0) return '';
  for (const { path: from, source, name } of known.get(file) ?? []) {
    const at = source.search(new RegExp(`\\b${name}\\.${keys.map(RegExp.escape).join('\\.')}\\b`));
    if (at >= 0) return `Shown in ${[shownIn(source, at), from].filter(Boolean).join(' of ')}.`;
  }
  return '';
}

const groupOf = (path: string): string => path.split(' › ').slice(0, -1).join(' › ');

/** What a text of one or two words can't say by itself: where it is shown, and what is beside it. */
export function contextNote(
  file: string,
  path: string,
  text: string,
  all: readonly { path: string; text: string }[],
): string {
  if (!isShort(text)) return '';
  const others = all.filter((each) => each.path !== path && groupOf(each.path) === groupOf(path));
  const at = all.findIndex((each) => each.path === path);
  const near = others.length > 0 ? others : all.slice(Math.max(0, at - 1), at + 2).filter((each) => each.path !== path);
  const beside = near.slice(0, neighbours).map((each) => `“${each.text.slice(0, mostOfNeighbour)}”`);
  return [placeOf(file, path), beside.length > 0 ? `Beside ${beside.join(', ')}.` : ''].filter(Boolean).join(' ');
}
