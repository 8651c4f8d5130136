import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '#test/support/browser/chromium.ts';
import { reservePorts } from '#test/support/server/ports.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

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

/** Lighthouse can wait indefinitely for a browser that has crashed. */
const timeoutMs = 180_000;

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const asked = briefly ? { onlyAudits: ['largest-contentful-paint'] } : { onlyCategories: [...categories] };
    const result = await Promise.race([
      lighthouse(url, { port: Number(port), logLevel: 'error', ...asked }).catch((error: unknown) => {
        process.stderr.write(`Lighthouse failed at ${url}: ${error}\n`);
        return undefined;
      }),
      new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, timeoutMs, undefined);
      }),
    ]);
    const lcp = result?.lhr.audits['largest-contentful-paint']?.numericValue;
    if (!result || result.lhr.runtimeError || lcp === undefined) return undefined;
    const { audits, categories: judged } = result.lhr;
    const requests = audits['network-requests']?.details;
    const items = requests && 'items' in requests && Array.isArray(requests.items) ? requests.items : [];
    return {
      scores: categories.map((name) => Math.round((judged[name]?.score ?? 0) * 100)),
      lcp,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      scripts: [...new Set(items.map((item) => String(Reflect.get(Object(item), 'url'))))].filter((address) =>
        address.endsWith('.js'),
      ),
      shortcomings: categories.flatMap((name) =>
        (judged[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
          const score = audits[id]?.score;
          return weight > 0 && typeof score === 'number' && score < 0.9 ? [id] : [];
        }),
      ),
    };
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}
