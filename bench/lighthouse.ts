import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { z } from 'zod';
import { findChromium } from '#test/support/browser/chromium.ts';
import { reservePorts } from '#test/support/server/ports.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('lighthouse/', import.meta.url));
const program = fileURLToPath(new URL('lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url));

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const lcpAudit = 'largest-contentful-paint';

export type Visit = {
  /** From 0 to 100, in the order of `categories`. */
  readonly scores: readonly number[];
  /** In milliseconds, as Lighthouse estimates them for its slow phone. */
  readonly lcp: number;
  readonly cls: number;
  /** The scripts that the page loaded. */
  readonly scripts: readonly string[];
  /** The audits that keep a score below 100. */
  readonly shortcomings: readonly string[];
};

/** The parts of Lighthouse's report that the benchmark uses. */
const reportShape = z.object({
  runtimeError: z.unknown().optional(),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.unknown().optional(),
    }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
});

/** The details of the audit `network-requests`; those of other audits have other shapes. */
const requestsShape = z.object({ items: z.array(z.object({ url: z.string().optional() })) });

/** Lighthouse can wait indefinitely for a browser that has crashed. */
const timeoutMs = 180_000;

/** Installs Lighthouse unless it is there. */
export async function installLighthouse(): Promise<void> {
  if (!existsSync(program)) await run('npm', ['ci'], { cwd: folder, shell: process.platform === 'win32' });
}

/**
 * Runs Lighthouse once with its mobile settings, in a new browser that can't reach other machines. With `briefly`,
 * measures the largest paint only. Returns undefined if the machine was too busy for Lighthouse.
 */
export async function visit(url: string, { briefly = false } = {}): Promise<Visit | undefined> {
  const executablePath = findChromium();
  const [port = ''] = await reservePorts(1);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      `--remote-debugging-port=${port}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const asked = briefly ? `--only-audits=${lcpAudit}` : `--only-categories=${categories.join()}`;
    const options = [`--port=${port}`, asked, '--output=json', '--quiet', '--no-enable-error-reporting'];
    const { stdout } = await run(process.execPath, [program, url, ...options], {
      timeout: timeoutMs,
      maxBuffer: 64 * 1024 * 1024,
    });
    return visitOf(reportShape.parse(JSON.parse(stdout)));
  } catch (error) {
    process.stderr.write(`Lighthouse failed at ${url}: ${error}\n`);
    return undefined;
  } finally {
    await browser.close();
  }
}

function visitOf({ runtimeError, audits, categories: judged }: z.output<typeof reportShape>): Visit | undefined {
  const lcp = audits[lcpAudit]?.numericValue;
  if (runtimeError || lcp === undefined) return undefined;
  const requests = requestsShape.safeParse(audits['network-requests']?.details);
  const addresses = (requests.data?.items ?? []).flatMap(({ url }) => url ?? []);
  return {
    scores: categories.map((name) => Math.round((judged[name]?.score ?? 0) * 100)),
    lcp,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scripts: [...new Set(addresses)].filter((address) => address.endsWith('.js')),
    shortcomings: categories.flatMap((name) =>
      (judged[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const score = audits[id]?.score;
        return weight > 0 && typeof score === 'number' && score < 0.9 ? [id] : [];
      }),
    ),
  };
}
