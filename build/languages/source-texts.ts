import { parseSync } from 'oxc-parser';

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
type Hole = { readonly name: string; readonly node: Node };

/** A text in the source of a file of words, also one inside a function. */
type SourceText = {
  /** The keys that lead to it, and its place among the texts of one function. */
  readonly path: string;
  /** Values that the text takes are names in braces. */
  readonly text: string;
  /** What the comment before it says, and what the values are that aren't simply named. */
  readonly note: string;
  readonly start: number;
  readonly end: number;
  readonly holes: readonly Hole[];
};

const between = ' › ';
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const below = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [value].flat().filter(isNode)));
export const nameOf = (key: unknown): string => (isNode(key) ? String(key.name ?? key.value ?? '') : '');

/** Keys whose values are read by programs, if they are lone words. */
const isData = (key: string, text: string): boolean =>
  (['id', 'where', 'code', 'tag', 'locale'].includes(key) && !/\s/.test(text)) ||
  (key === 'date' && /^\d/.test(text)) ||
  (key === 'company' && text === 'all');

const comparisons = new Set(['===', '!==', 'in', '<', '>']);

/** Which parts of an expression people read: not what is compared, looked up or passed to a function of the program. */
function shownParts(node: Node): readonly unknown[] {
  switch (node.type) {
    case 'BinaryExpression':
      return comparisons.has(String(node.operator)) ? [] : [node.left, node.right];
    case 'MemberExpression':
      return [node.object];
    case 'CallExpression': {
      const callee = isNode(node.callee) ? node.callee : undefined;
      const isJoin = callee?.type === 'MemberExpression' && nameOf(callee.property) === 'join';
      const passed = [node.arguments].flat().filter(isNode);
      // A lone word is the name of a style or of a language: `format.date(date, 'day')`.
      const isName = ({ type, value }: Node) => type === 'Literal' && !/\s/.test(String(value));
      const shown = isJoin ? passed : passed.filter((each) => !isName(each));
      return [callee, ...shown];
    }
    case 'ConditionalExpression':
      return [node.test, node.consequent, node.alternate];
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return [node.expression];
    case 'VariableDeclarator':
      return [node.init];
    case 'Property':
      return [node.value];
    default:
      return /^TS/.test(node.type) ? [] : below(node);
  }
}

type Found = Omit<SourceText, 'note'> & { readonly at: number; readonly when: readonly string[] };

/** When a part of a choice is said, as the source has it: whole sentences stand on both sides. */
function choiceOf(node: Node, source: string): ((part: unknown) => string) | undefined {
  if (node.type !== 'ConditionalExpression' && node.type !== 'IfStatement') return undefined;
  if (!isNode(node.test)) return undefined;
  const test = source.slice(node.test.start, node.test.end);
  return (part) => (part === node.consequent ? `If ${test}` : part === node.alternate ? `Unless ${test}` : '');
}

/** Returns the texts of a file of words, in their order; those inside the values of a text follow it. */
export function sourceTexts(source: string): readonly SourceText[] {
  const { program, comments } = parseSync('words.ts', source);
  const found: Found[] = [];

  const visit = (node: unknown, path: readonly string[], at: number, when: readonly string[]): void => {
    if (!isNode(node)) return;
    if (node.type === 'Literal') {
      const { value } = node;
      if (typeof value !== 'string' || value.trim() === '' || isData(path.at(-1) ?? '', value)) return;
      found.push({ path: path.join(between), text: value, start: node.start, end: node.end, holes: [], at, when });
      return;
    }
    if (node.type === 'TemplateLiteral') {
      visitTemplate(node, path, at, when);
      return;
    }
    const key = node.type === 'VariableDeclarator' ? node.id : node.type === 'Property' ? node.key : undefined;
    const inside = key === undefined ? path : [...path, nameOf(key)];
    const start = key === undefined ? at : node.start;
    if (node.type === 'ArrayExpression') {
      for (const [index, each] of [node.elements].flat().entries()) {
        visit(each, [...path, String(index)], isNode(each) ? each.start : at, when);
      }
      return;
    }
    const choice = choiceOf(node, source);
    for (const part of shownParts(node)) {
      const said = choice?.(part) ?? '';
      visit(part, inside, start, said === '' ? when : [...when, said]);
    }
  };

  const visitTemplate = (node: Node, path: readonly string[], at: number, when: readonly string[]): void => {
    const parts = [node.quasis].flat().filter(isNode);
    const holes = [node.expressions]
      .flat()
      .filter(isNode)
      .map(
        (each, index): Hole => ({
          name: each.type === 'Identifier' ? String(each.name) : String(index + 1),
          node: each,
        }),
      );
    const written = parts.map((part) => String((part.value as { cooked: string }).cooked));
    const text = written.map((part, index) => part + (holes[index] ? `{${holes[index].name}}` : '')).join('');
    if (written.join('').trim() !== '') {
      found.push({ path: path.join(between), text, start: node.start, end: node.end, holes, at, when });
    }
    for (const hole of holes) visit(hole.node, path, at, when);
  };

  visit(program, [], 0, []);
  const places = Map.groupBy(found, ({ path }) => path);
  return found.map(({ at, when, ...each }) => {
    const alike = places.get(each.path) ?? [];
    const place = alike.findIndex(({ start }) => start === each.start);
    const path = alike.length > 1 ? `${each.path}${between}${place + 1}` : each.path;
    const isBefore = (end: number) => end <= at && /^\s*(export const )?$/.test(source.slice(end, at));
    const comment = comments.findLast(({ end }) => isBefore(end))?.value ?? '';
    const values = each.holes
      .filter(({ node }) => node.type !== 'Identifier')
      .map(({ name, node }) => `{${name}} is ${source.slice(node.start, node.end)}`);
    const said = comment.replaceAll(/\s*\n?\s*\*\s*/g, ' ').trim();
    return { ...each, path, note: [said, ...when, ...values].filter(Boolean).join('\n') };
  });
}

const escapes = (text: string, quote: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`);

/** Where the other plural forms of a noun would be, beside the form `other`: each with its category. */
export const extraForms = (path: string): readonly (readonly [category: string, path: string])[] =>
  path.endsWith(`${between}other`)
    ? ['zero', 'two', 'few', 'many'].map((category) => [category, path.replace(/other$/, category)] as const)
    : [];

/** The source with its texts replaced. A path without a translation keeps its text. */
export function withTexts(source: string, translationOf: (path: string) => string | undefined): string {
  const texts = sourceTexts(source);
  const render = (from: number, to: number): string => {
    let [done, at] = ['', from];
    for (const each of texts) {
      if (each.start < at || each.end > to) continue;
      done += source.slice(at, each.start) + rendered(each);
      at = each.end;
    }
    return done + source.slice(at, to);
  };
  const known = new Set(texts.map((each) => each.path));
  /** A plural of the language that English lacks follows the last English one, with the same values. */
  const otherForms = (text: SourceText): string =>
    extraForms(text.path)
      .flatMap(([category, at]) => {
        const form = known.has(at) ? undefined : translationOf(at);
        return form === undefined ? [] : [`, ${category}: ${written(text, form)}`];
      })
      .join('');
  const rendered = (text: SourceText): string => {
    const translation = translationOf(text.path);
    const isKept = translation === undefined && text.holes.length === 0;
    const own = isKept ? source.slice(text.start, text.end) : written(text, translation ?? text.text);
    return own + otherForms(text);
  };
  const written = ({ start, holes }: SourceText, said: string): string => {
    if (source[start] !== '`') return `'${escapes(said, "'")}'`;
    const names = new Map(holes.map(({ name, node }) => [`{${name}}`, `\${${render(node.start, node.end)}}`]));
    const pieces = said
      .split(/(\{[^{}]*\})/)
      .map((piece) => names.get(piece) ?? escapes(piece, '`').replaceAll('${', '\\${'));
    return `\`${pieces.join('')}\``;
  };
  return render(0, source.length);
}
