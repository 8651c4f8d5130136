import { globSync, readFileSync } from 'node:fs';
import { type Argument, type Expression, parseSync, type Statement, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

// A component test that reads the page right after an action sees what a slow machine has not done yet.

/** After these, the page rests, or the test itself moves the time. */
const resting = new Set([
  'rests',
  'look',
  'open',
  'openAs',
  'openWeek',
  'drawn',
  'drawnUntil',
  'advance',
  'advanceUntil',
  'click',
]);
/** These change nothing on the page by themselves. */
const silent = /^(respond|serve|vi$|holdTime$)/;

type Called = { readonly name: string; readonly member: string | undefined };

/** The name with which a chain of calls begins, and its first member: `expect` and `poll` of `expect.poll(…).toBe(…)`. */
function calledBy(expression: Expression | Argument, member?: string): Called {
  switch (expression.type) {
    case 'AwaitExpression':
      return calledBy(expression.argument, member);
    case 'ChainExpression':
      return calledBy(expression.expression, member);
    case 'CallExpression':
      return calledBy(expression.callee, member);
    case 'MemberExpression':
      return calledBy(expression.object, 'name' in expression.property ? String(expression.property.name) : undefined);
    default:
      return { name: expression.type === 'Identifier' ? expression.name : '', member };
  }
}

const isExpectation = ({ name, member }: Called) => name === 'expect' && member !== 'element' && member !== 'poll';
const isResting = ({ name, member }: Called) => member === undefined && resting.has(name);
const awaits = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (('type' in node && node.type === 'AwaitExpression') || Object.values(node).some(awaits));

/** Returns where statements expect something of a page that may not rest, and whether the page rests after them. */
function tooEarly(statements: readonly Statement[], restsBefore: boolean): { places: number[]; rests: boolean } {
  const places: number[] = [];
  let rests = restsBefore;
  const goInto = (inner: Statement) => {
    const found = tooEarly(inner.type === 'BlockStatement' ? inner.body : [inner], rests);
    places.push(...found.places);
    rests = found.rests;
  };
  for (const statement of statements) {
    if (statement.type === 'ExpressionStatement') {
      const called = calledBy(statement.expression);
      // What it awaits itself, it has waited for.
      if (isExpectation(called) && !rests && !awaits(statement)) places.push(statement.start);
      if (called.name === 'expect' || silent.test(called.name)) continue;
      rests = statement.expression.type === 'AwaitExpression' && isResting(called);
    } else if (statement.type === 'VariableDeclaration') {
      const [made] = statement.declarations.map(({ init }) => init);
      if (awaits(made)) rests = made?.type === 'AwaitExpression' && isResting(calledBy(made));
    } else if ('body' in statement && /^(For|While|Block)/.test(statement.type)) {
      // A loop begins again after its end.
      if (statement.type !== 'BlockStatement' && awaits(statement.body)) rests = false;
      for (const inner of [statement.body].flat()) if (inner && 'start' in inner) goInto(inner as Statement);
    } else if (statement.type === 'IfStatement') {
      goInto(statement.consequent);
    }
  }
  return { places, rests };
}

it('a component test expects something of a page only after it rests', () => {
  const early: string[] = [];
  for (const file of globSync('test/component/**/*.test.tsx')) {
    const source = readFileSync(file, 'utf8');
    const look = ({ async: isAsync, body }: { async: boolean; body: unknown }) => {
      const block = body as Statement | null;
      if (!isAsync || block?.type !== 'BlockStatement') return;
      for (const place of tooEarly(block.body, false).places)
        early.push(`${file}:${source.slice(0, place).split('\n').length}`);
    };
    new Visitor({ ArrowFunctionExpression: look, FunctionDeclaration: look, FunctionExpression: look }).visit(
      parseSync(file, source).program,
    );
  }
  expect(early).toEqual([]);
});
