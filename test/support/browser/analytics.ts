import type { Page } from 'playwright';

export const analyticsId = 'G-TEST12345';

/** The requests of a visitor who agreed; any other that leaves the machine fails the test. */
export const toGoogle = [
  /^a request to https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TEST12345$/,
  /^a request to https:\/\/region1\.google-analytics\.com\/g\/collect/,
];

/** Replaces Google's servers. The script sends one beacon, as the real one does, so that the policy has to allow it. */
export async function playGoogle(page: Page): Promise<void> {
  const context = page.context();
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors' });",
    }),
  );
  await context.route('https://region1.google-analytics.com/**', (route) => route.fulfill({ status: 204 }));
}

/** All calls of Google's script since the page loaded, each as its arguments. */
export function commandsOf(page: Page): Promise<readonly (readonly unknown[])[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      // It reads arguments objects alone, and passes arrays over.
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : [],
    ),
  );
}

export type SentEvent = { readonly name: unknown; readonly parameters: Readonly<Record<string, unknown>> };

/** The events among them, in order. */
export async function eventsOf(page: Page): Promise<readonly SentEvent[]> {
  return (await commandsOf(page))
    .filter(([command]) => command === 'event')
    .map(([, name, parameters]) => ({ name, parameters: { ...(parameters as object) } }));
}

/** The parameters of all events of one name, without what every event says. */
export async function parametersOf(page: Page, name: string) {
  return (await eventsOf(page))
    .filter((event) => event.name === name)
    .map(({ parameters: { user_type, user_status, page_location, ...own } }) => own);
}
