import type { TraitId } from '../care/traits.ts';

/** The addresses in a summary. `baseUrl` is the web app's. */
export function summaryAddresses(baseUrl: string) {
  const at = (path: string) => new URL(path, baseUrl).href;
  // Parsed once: a summary contains about a dozen of these.
  const [act, unsubscribePage, unsubscribe] = [at('/summary/act'), at('/unsubscribe'), at('/api/unsubscribe/')];
  // As in `homeAddress`.
  const [week, settings] = [at('/dashboard?home='), at('/settings?tab=account&home=')];
  const withToken = (address: string, token: string) => `${address}?token=${encodeURIComponent(token)}`;
  return {
    ask: (householdId: string, trait: TraitId) => `${week}${householdId}&ask=${trait}`,
    week: (householdId: string) => week + householdId,
    settings: (householdId: string) => settings + householdId,
    act: (token: string) => withToken(act, token),
    unsubscribePage: (token: string) => withToken(unsubscribePage, token),
    unsubscribe: (token: string) => `${unsubscribe}${encodeURIComponent(token)}`,
  };
}
