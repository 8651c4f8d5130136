import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { addresses as french } from '#core/languages/fr/site/addresses.ts';
import { slugs } from '#core/languages/fr/site/slugs.ts';
import { copyOfBuiltWeb } from '#test/support/site/built-web.ts';
import { startChild } from './child.ts';
import { goals, textOf } from './goals.ts';
import { installLighthouse, type Visit, visit } from './lighthouse.ts';
import { median, report } from './report.ts';

const rounds = 6;
const paths = [
  '/',
  '/maintenance',
  '/maintenance/fridge',
  '/maintenance/boiler',
  '/maintenance/ac',
  '/pricing',
  '/faq',
  french.home,
  french.pricing,
  slugs.guide('fridge'),
  slugs.item('smoke-alarm'),
];
const inlineScript = /<script data-modules=[^>]*>.*?<\/script>/s;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Returns a copy of the built web app whose pages contain no scripts. */
async function withoutScript() {
  const web = await copyOfBuiltWeb();
  const pages = new URL('pages/', web.folder);
  for (const name of await readdir(pages)) {
    const file = new URL(name, pages);
    await writeFile(file, (await readFile(file, 'utf8')).replace(inlineScript, ''));
  }
  return web;
}

async function visitPatiently(...asked: Parameters<typeof visit>): Promise<Visit> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const seen = await visit(...asked);
    if (seen) return seen;
  }
  throw new Error(`Lighthouse could not measure ${asked[0]}`);
}

/**
 * Reports Lighthouse's four scores, the largest paint against the same HTML without script, and the size of the script, of
 * all these pages or of those whose paths follow the command.
 */
export async function run(): Promise<void> {
  const { positionals: named } = parseArgs({ args: process.argv.slice(3), allowPositionals: true });
  await installLighthouse();
  const [web, bare] = [await copyOfBuiltWeb(), await withoutScript()];
  const ours = await startChild('./servers/site.ts', { SITE: web.folder.href });
  const limit = await startChild('./servers/site.ts', { SITE: bare.folder.href });
  try {
    for (const path of named.length > 0 ? named : paths) {
      const own: Visit[] = [];
      const other: Visit[] = [];
      for (let round = 0; round < rounds; round++) {
        own.push(await visitPatiently(ours.url + path));
        other.push(await visitPatiently(limit.url + path, { briefly: true }));
      }
      await print(path, own, other, { url: ours.url, files: new URL('files/', web.folder) });
    }
  } finally {
    await ours.stop();
    await limit.stop();
    await web.remove();
    await bare.remove();
  }
}

async function print(
  path: string,
  own: readonly Visit[],
  other: readonly Visit[],
  { url, files }: { url: string; files: URL },
): Promise<void> {
  const kept = own.slice(1);
  const scores = [0, 1, 2, 3].map((index) => median(kept.map((one) => one.scores[index] ?? 0)));
  const [performance, accessibility, practices, seo] = scores;
  const shortcomings = [...new Set(kept.flatMap((one) => one.shortcomings))];
  process.stdout.write(
    `\n${path}\nscores: performance ${performance}, accessibility ${accessibility}, best practices ${practices}, ` +
      `SEO ${seo}; goal ${textOf(goals.web.score)} in all four, on nine of ten pages${shortcomings.length > 0 ? `; short of it: ${shortcomings.join(', ')}` : ''}\n`,
  );
  report([
    {
      measure: 'largest contentful paint',
      ours: own.map(({ lcp }) => lcp),
      limit: other.map(({ lcp }) => lcp),
      unit: 'ms',
      goal: goals.web.paint,
    },
  ]);
  const html = await (await fetch(url + path)).text();
  const scripts = await Promise.all(
    (own.at(-1)?.scripts ?? []).map((address) => readFile(new URL(`.${new URL(address).pathname}`, files))),
  );
  const inline = inlineScript.exec(html)?.[0] ?? '';
  const total = [inline, ...scripts].reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  const cls = median(kept.map((one) => one.cls));
  process.stdout.write(
    `script: ${kilobytes(inline.length)} KB before the first paint, goal ${textOf(goals.web.early)}; ` +
      `${kilobytes(total)} KB (gzip) in all, goal ${textOf(goals.web.script)}\nlayout shift: ${cls.toFixed(3)}; goal ${textOf(goals.web.shift)}\n`,
  );
}
