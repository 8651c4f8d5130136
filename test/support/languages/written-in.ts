import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

type Node = { readonly type: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Keys whose values are no texts. */
const dataKeys: readonly string[] = ['id', 'company', 'where'];

/** Such as the name of a format. */
const isKey = (value: unknown): boolean =>
  isNode(value) && typeof value.value === 'string' && /^[a-zA-Z]+$/.test(value.value);

/** The parts of a node whose texts people read. */
function readParts(node: Node): readonly unknown[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return [];
    case 'ExportNamedDeclaration':
      return [node.declaration];
    case 'Property':
      return isNode(node.key) && dataKeys.includes(String(node.key.name)) ? [] : [node.value];
    case 'SwitchCase':
      return [node.consequent];
    case 'CallExpression':
      return [node.callee, [node.arguments].flat().filter((value) => !isKey(value))];
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right] : [];
    case 'MemberExpression':
      return [node.object];
    default:
      return node.type.startsWith('TS') && !/Expression$/.test(node.type) ? [] : Object.values(node);
  }
}

function textsOf(node: Node): readonly string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') return [(node.value as { readonly cooked: string }).cooked];
  return readParts(node).flat().filter(isNode).flatMap(textsOf);
}

/** Returns the texts that a file of words contains, also those in its functions. */
export function writtenIn(file: URL): readonly string[] {
  const { program } = parseSync(file.pathname, readFileSync(file, 'utf8'));
  return textsOf(program as unknown as Node);
}
