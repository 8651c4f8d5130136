/** Returns the domains that a script on this host can set cookies for: the host itself and each domain above it. */
function domainsOf(hostname: string): readonly string[] {
  const parts = hostname.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/**
 * Returns the texts to assign to `document.cookie`, one after the other, to delete every analytics cookie in `cookies`.
 */
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
