/** The addresses in a summary. `baseUrl` is the web app's. */
export function summaryAddresses(baseUrl: string) {
  const at = (path: string) => new URL(path, baseUrl).href;
  // Parsed once: a summary contains about a dozen of these.
  const [act, unsubscribePage, unsubscribe] = [at('/summary/act'), at('/unsubscribe'), at('/api/unsubscribe/')];
  const withToken = (address: string, token: string) => `${address}?token=${encodeURIComponent(token)}`;
  return {
    week: at('/dashboard'),
    settings: at('/settings?tab=account'),
    act: (token: string) => withToken(act, token),
    unsubscribePage: (token: string) => withToken(unsubscribePage, token),
    unsubscribe: (token: string) => `${unsubscribe}${encodeURIComponent(token)}`,
  };
}
