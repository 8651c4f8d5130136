import { watchComplaints } from '../browser/complaints.ts';
import type { Check } from './crawl.ts';

/** The browser logs nothing, apart from what is expected, and the content security policy blocks nothing. */
export function quietLog(expected: readonly RegExp[] = []): Check {
  let complaints: Awaited<ReturnType<typeof watchComplaints>> | undefined;
  return {
    prepare: async (page) => {
      complaints = await watchComplaints(page, expected);
    },
    unfolded: async () => (await complaints?.take()) ?? ['nothing watches the log'],
  };
}

/** The page asks only its own server. */
export function onlyAsks(server: string): Check {
  const others = new Set<string>();
  return {
    prepare: async (page) =>
      page.on('request', (request) => {
        const { origin } = new URL(request.url());
        if (origin !== server) others.add(origin);
      }),
    unfolded: async () => {
      const asked = [...others].map((origin) => `asks ${origin}`);
      others.clear();
      return asked;
    },
  };
}
