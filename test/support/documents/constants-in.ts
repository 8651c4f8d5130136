import { globSync, readFileSync } from 'node:fs';
import { type Expression, parseSync, type Statement } from 'oxc-parser';

/** A number of the code: its value as it is written there, and what its comment says. */
type Constant = { readonly name: string; readonly value: string; readonly meaning: string };

/** How many of one unit of time another has. */
const unitsOfTime = /^(year|(weeks|days|months)(Per|In)Year)$/;

/** The value without the words that only the compiler needs. */
function bare(value: Expression): Expression {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression' ? bare(value.expression) : value;
}

/** Whether it is written with numbers and with names of other numbers only. */
function isNumber(value: Expression): boolean {
  if (value.type === 'Literal') return typeof value.value === 'number';
  if (value.type === 'UnaryExpression') return isNumber(value.argument);
  if (value.type === 'BinaryExpression')
    return value.left.type !== 'PrivateIdentifier' && isNumber(value.left) && isNumber(value.right);
  if (value.type === 'MemberExpression')
    return value.property.type === 'Identifier' && value.property.name !== 'length';
  return value.type === 'Identifier';
}

/** Whether a text contains nothing but constants or properties of one line each, without an empty line. */
const isBetweenNeighbours = (text: string): boolean =>
  text.trim() === '' ||
  (!/\n\s*\n/.test(text) &&
    text
      .trim()
      .split('\n')
      .every((line) => /^\s*(export |const |\w+: ).*[;,]$/.test(line)));

const declarationOf = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

/** The constants of a module that are numbers, or objects of numbers, and that a comment explains, in their order. */
function constantsOf(file: string): readonly Constant[] {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  /** What the comment before a place says: that of neighbours without an empty line is before the first. */
  const commentBefore = (start: number): string | undefined => {
    const before = comments.findLast(({ end }) => end <= start);
    const between = before && source.slice(before.end, start);
    if (before?.type !== 'Block' || between === undefined || !isBetweenNeighbours(between)) return undefined;
    return before.value
      .replace(/\n\s*\*/g, ' ')
      .replace(/^\*|\s+/g, ' ')
      .replaceAll('|', '\\|')
      .trim();
  };
  return program.body.flatMap((statement): readonly Constant[] => {
    const declaration = declarationOf(statement);
    const [declarator] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
    if (!declarator?.init || declarator.id.type !== 'Identifier' || unitsOfTime.test(declarator.id.name)) return [];
    const { name } = declarator.id;
    const value = bare(declarator.init);
    const ownMeaning = commentBefore(statement.start);
    const textOf = (part: Expression) => source.slice(part.start, part.end);
    const one = (path: string, part: Expression, meaning: string | undefined): readonly Constant[] => {
      if (!isNumber(part) || meaning === undefined) return [];
      return [{ name: path, value: textOf(part), meaning }];
    };
    if (value.type !== 'ObjectExpression') return /\d|\.|Ms$/.test(textOf(value)) ? one(name, value, ownMeaning) : [];
    return value.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? one(`${name}.${property.key.name}`, property.value, commentBefore(property.start) ?? ownMeaning)
        : [],
    );
  });
}

/** The constants of the files that the patterns match, each with its file. */
export function constantsIn(patterns: readonly string[]) {
  return globSync([...patterns])
    .sort()
    .map((file) => ({ file, constants: constantsOf(file) }))
    .filter(({ constants }) => constants.length > 0);
}
