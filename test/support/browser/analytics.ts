import type { Page } from 'playwright';

export const analyticsId = 'G-TEST12345';

/** The requests that are allowed for a visitor who agreed. Any other that leaves the machine fails the test. */
export const toGoogle = [
  /^a request to https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TEST12345$/,
  /^a request to https:\/\/region1\.google-analytics\.com\/g\/collect/,
];

/** Replaces Google's servers. The script sends one beacon, as the real one does, so that the policy has to allow it. */
export async function playGoogle(page: Page): Promise<void> {
  const context = page.context();
  // Each page begins with an empty queue, so a page that is left keeps its own for the test.
  await context.addInitScript(() => {
    addEventListener('pagehide', () => {
      const kept: unknown[] = JSON.parse(sessionStorage.getItem('commandsBefore') ?? '[]');
      const own = (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
      sessionStorage.setItem('commandsBefore', JSON.stringify([...kept, ...own]));
    });
  });
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors' });",
    }),
  );
  await context.route('https://region1.google-analytics.com/**', (route) => route.fulfill({ status: 204 }));
}

/** Runs in the page. Returns all calls of Google's script since the page loaded, each as its arguments. */
export const readCommands = (): readonly (readonly unknown[])[] =>
  (window.dataLayer ?? []).map((entry) =>
    // It reads arguments objects alone, and passes arrays over.
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : [],
  );

export const commandsOf = (page: Page) => page.evaluate(readCommands);

/** As `commandsOf`, for all pages that the tab has shown since `playGoogle`. */
const allCommandsOf = async (page: Page): Promise<readonly (readonly unknown[])[]> => {
  const before = await page.evaluate(() => sessionStorage.getItem('commandsBefore') ?? '[]');
  return [...JSON.parse(before), ...(await commandsOf(page))];
};

type SentEvent = { readonly name: unknown; readonly parameters: Readonly<Record<string, unknown>> };

/** The events among the calls, in order. */
export const eventsAmong = (commands: readonly (readonly unknown[])[]): readonly SentEvent[] =>
  commands
    .filter(([command]) => command === 'event')
    .map(([, name, parameters]) => ({ name, parameters: { ...(parameters as object) } }));

/** The parameters of all events of one name, without what every event says. */
export const parametersAmong = (events: readonly SentEvent[], name: string) =>
  events
    .filter((event) => event.name === name)
    .map(({ parameters: { user_type, user_status, page_location, ...own } }) => own);

export const eventsOf = async (page: Page) => eventsAmong(await commandsOf(page));
export const allEventsOf = async (page: Page) => eventsAmong(await allCommandsOf(page));
export const parametersOf = async (page: Page, name: string) => parametersAmong(await eventsOf(page), name);
