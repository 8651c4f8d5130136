import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** Attributes and properties whose values people read or hear. */
const spoken = new Set(
  (
    'alt aria-description aria-label aria-valuetext abbr about busyLabel button cancelLabel confirmLabel description done ' +
    'heading hint label lede legend may message none opened placeholder said text title unit valueText what youMay'
  ).split(' '),
);
const brands = /\b(Apple|Google|Outlook|Premium|Stripe|Upkept)\b/g;
/** A sentence or a label of several words: "Try again", "Nothing is planned." */
const phrase = /^\s*\p{Lu}[\p{L}’'-]*[,:]? \p{Ll}/u;

type Node = { readonly type: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? node.value ?? nameOf(node.property)) : '';

/** The texts that an expression shows: of a choice, each of its outcomes. */
function shownBy(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
    case 'JSXText':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis].flat().map((part) => String((part as { value: { cooked: string } }).value.cooked));
    case 'ConditionalExpression':
      return [...shownBy(node.consequent), ...shownBy(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : shownBy(node.left)), ...shownBy(node.right)];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return shownBy(node.expression);
    default:
      return [];
  }
}

/** Such as the name of a field, which is no text. */
const isKey = (text: string) => /^[a-z]+([A-Z.-][a-z]+)*$/.test(text);

/** What a part of the code shows, if it is one that shows something. */
function shownAt(node: Node): readonly string[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return [node.children].flat().flatMap(shownBy);
    case 'JSXAttribute':
      return spoken.has(nameOf(node.name)) ? shownBy(node.value) : [];
    case 'Property':
      return spoken.has(nameOf(node.key)) ? shownBy(node.value).filter((text) => !isKey(text)) : [];
    case 'AssignmentPattern':
      return spoken.has(nameOf(node.left)) ? shownBy(node.right) : [];
    case 'CallExpression':
      return nameOf(node.callee) === 'showToast' ? [node.arguments].flat().slice(0, 1).flatMap(shownBy) : [];
    case 'Literal':
    case 'TemplateLiteral':
      return shownBy(node).filter((text) => phrase.test(text));
    default:
      return [];
  }
}

/** What only developers read or count, and what isn't text. */
const unread = ['Error', 'logFailure', 'track', 'tracked'];

/** Code, and a name that stays in its language. */
const isAsItIs = ({ openingElement }: Node): boolean =>
  isNode(openingElement) &&
  (nameOf(openingElement.name) === 'code' ||
    nodesIn(openingElement).some((each) => each.type === 'JSXAttribute' && nameOf(each.name) === 'lang'));

function isUnread(node: Node): boolean {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') return unread.includes(nameOf(node.callee));
  return /^(Import|ExportAll|TS.*(Type|Keyword|Declaration)$)/.test(node.type) || isAsItIs(node);
}

function wordsIn(node: Node): readonly string[] {
  return isUnread(node) ? [] : [...shownAt(node), ...nodesIn(node).flatMap(wordsIn)];
}

/** Returns the texts for people that a file of code contains, although they belong to the languages. */
export function literalWords(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const words = wordsIn(program as unknown as Node).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(words)].filter((text) => /\p{L}{2}/u.test(text.replaceAll(brands, '')));
}
