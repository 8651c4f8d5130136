import type { BrowserContext, Request } from 'playwright';
import { contract } from '#apps/contract/index.ts';

type OpenRequests = {
  readonly open: ReadonlySet<Request>;
  /** How many there have been. */
  readonly asked: number;
  addresses(): readonly string[];
};

const withoutHash = (address: string): string => address.replace(/#.*/s, '');

/** Nothing says when a request ends that outlives its page, and a stream of changes stays open as long as a week is in sight. */
const isUnfinished = (request: Request): boolean =>
  request.resourceType() === 'ping' || request.url().endsWith(contract.watchHome.path);

const known = new WeakMap<BrowserContext, OpenRequests>();

/** Counts the requests of a context's pages, from now on. */
export function watchRequests(context: BrowserContext): void {
  const open = new Set<Request>();
  let asked = 0;
  context.on('request', (request) => {
    if (isUnfinished(request)) return;
    open.add(request);
    asked += 1;
  });
  // A document that has arrived is no longer asked for, also where the browser doesn't report the end of its request.
  context.on('page', (page) =>
    page.on('domcontentloaded', () => {
      const arrived = withoutHash(page.url());
      for (const request of open)
        if (request.isNavigationRequest() && withoutHash(request.url()) === arrived) open.delete(request);
    }),
  );
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  known.set(context, {
    open,
    get asked() {
      return asked;
    },
    addresses: () => [...open].map((request) => request.url()),
  });
}

export function requestsIn(context: BrowserContext): OpenRequests {
  const requests = known.get(context);
  if (!requests) throw new Error('Nothing watches the requests of this page');
  return requests;
}
