/** The domains that a script on this host may have set a cookie for: its own and every one above it. */
function domainsOf(hostname: string): readonly string[] {
  const parts = hostname.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** What to assign to `document.cookie`, one after the other, so that no analytics cookie of `cookies` is left. */
export function removalsOf(cookies: string, hostname: string): readonly string[] {
  return cookies
    .split(';')
    .map((cookie) => (cookie.split('=')[0] ?? '').trim())
    .filter((name) => name.startsWith('_ga'))
    .flatMap((name) => {
      const gone = `${name}=; path=/; max-age=0`;
      return [gone, ...domainsOf(hostname).map((domain) => `${gone}; domain=${domain}`)];
    });
}

export function deleteAnalyticsCookies() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser
  for (const removal of removalsOf(document.cookie, location.hostname)) document.cookie = removal;
}
