const address = 'https://www.googleapis.com/auth/';

/** Creates secondary calendars and manages the events in them; other calendars stay hidden. */
export const calendarScope = `${address}calendar.app.created`;

/** The names of the scopes that a client may ask for, and the names by which Google then lists them. */
const grantable: ReadonlyMap<string, string> = new Map([
  [calendarScope, calendarScope],
  ['openid', 'openid'],
  ['email', `${address}userinfo.email`],
  [`${address}userinfo.email`, `${address}userinfo.email`],
]);

/** Splits a list of scopes into those that this stand-in grants and all others. */
export function sortScopes(list: string): { readonly granted: readonly string[]; readonly refused: readonly string[] } {
  const asked = list.split(' ').filter(Boolean);
  return {
    granted: [...new Set(asked.flatMap((name) => grantable.get(name) ?? []))],
    refused: asked.filter((name) => !grantable.has(name)),
  };
}

/** What the consent page says about each scope. */
export const scopeInWords = (scope: string): string =>
  scope === calendarScope
    ? 'Make secondary Google calendars, and see, create, change and delete events on them'
    : 'See your primary Google Account email address';
