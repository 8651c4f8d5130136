import { parseSync } from 'oxc-parser';
import { isNode, nameOf } from './source-texts.ts';

/** A function that makes a text, in the source of a file of words. */
type Message = {
  /** The keys that lead to it. */
  readonly path: string;
  /** What it is called with, by name. */
  readonly takes: readonly (string | undefined)[];
  readonly start: number;
  readonly end: number;
};

/** A name that a file imports, as the import that brings it alone. */
type Import = { readonly name: string; readonly text: string };

const nodesIn = (source: string): readonly unknown[] => parseSync('words.ts', source).program.body;

/** A name that isn't used begins with a line. Values that are taken out of one have no name together. */
const parameterName = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name).replace(/^_/, '') : undefined;

/** Returns the messages of a file of words, in their order. */
function messagesIn(source: string): readonly Message[] {
  const found: Message[] = [];
  const visit = (node: unknown, path: readonly string[]): void => {
    if (!isNode(node)) return;
    const key = node.type === 'VariableDeclarator' ? node.id : node.type === 'Property' ? node.key : undefined;
    const inside = key === undefined ? path : [...path, nameOf(key)];
    const value = node.type === 'VariableDeclarator' ? node.init : node.value;
    if (key !== undefined && isNode(value) && value.type === 'ArrowFunctionExpression') {
      const takes = [value.params].flat().map(parameterName);
      found.push({ path: inside.join(' › '), takes, start: value.start, end: value.end });
      return;
    }
    for (const [name, part] of Object.entries(node)) {
      if (name !== 'parent') for (const each of [part].flat()) visit(each, inside);
    }
  };
  for (const each of nodesIn(source)) visit(each, []);
  return found;
}

const importsIn = (source: string): readonly Import[] =>
  nodesIn(source)
    .filter(isNode)
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ specifiers, source: from, importKind }) =>
      [specifiers]
        .flat()
        .filter(isNode)
        .map((each) => ({
          name: nameOf(each.local),
          text: `import ${importKind === 'type' ? 'type ' : ''}{ ${source.slice(each.start, each.end)} } from '${nameOf(from)}';`,
        })),
    );

/** What a file declares for its own messages. */
const declaredIn = (source: string): readonly string[] =>
  nodesIn(source)
    .filter(isNode)
    .flatMap(({ type, declarations, id }) =>
      type === 'VariableDeclaration'
        ? [declarations].flat().map((each) => (isNode(each) ? nameOf(each.id) : ''))
        : type === 'FunctionDeclaration'
          ? [nameOf(id)]
          : [],
    );

const isOther = (name: string | undefined, other: string | undefined): boolean =>
  name !== undefined && other !== undefined && name !== other;

/** The messages of a language that aren't called as the English ones are: they were written for others. */
export function outdatedMessages(source: string, english: string): readonly Message[] {
  const today = new Map(messagesIn(english).map((each) => [each.path, each]));
  return messagesIn(source).filter(({ path, takes }) => {
    const now = today.get(path);
    if (now === undefined) return false;
    return takes.length > now.takes.length || takes.some((name, index) => isOther(name, now.takes[index]));
  });
}

/** A file of words with today's English in the place of some of its messages. */
type Renewal = {
  readonly source: string;
  /** What these messages use that only the English file declares. */
  readonly lacking: readonly string[];
};

/** Puts the English messages, and the imports that they need, in the place of these. */
export function renew(english: string, source: string, outdated: readonly Message[]): Renewal {
  if (outdated.length === 0) return { source, lacking: [] };
  const today = new Map(messagesIn(english).map(({ path, start, end }) => [path, english.slice(start, end)]));
  let [renewed, at, brought] = ['', 0, ''];
  for (const { path, start, end } of outdated) {
    const message = today.get(path) ?? '';
    renewed += source.slice(at, start) + message;
    brought += `${message}\n`;
    at = end;
  }
  const known = new Set([...importsIn(source).map(({ name }) => name), ...declaredIn(source)]);
  const isNeeded = (name: string) => !known.has(name) && new RegExp(`\\b${name}\\b`).test(brought);
  const imports = importsIn(english).filter(({ name }) => isNeeded(name));
  return {
    source: imports.map(({ text }) => `${text}\n`).join('') + renewed + source.slice(at),
    lacking: declaredIn(english).filter(isNeeded),
  };
}
