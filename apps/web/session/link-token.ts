let taken: { readonly page: string; readonly token: string } | undefined;

/**
 * Returns the token of the mailed link that opened this page. Removes it from the address bar and the history, and keeps
 * it in memory only.
 */
export function takeLinkToken(): string | undefined {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    taken = token ? { page: address.pathname, token } : undefined;
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }
  return taken?.page === address.pathname ? taken.token : undefined;
}

/**
 * As `takeLinkToken`, for links that work more than once: the token stays with the entry of the history, outside the
 * address, because phones reload pages that were in the background.
 */
export function takeReusableToken(): string | undefined {
  const state: { readonly linkToken?: unknown } | null = history.state;
  const kept = typeof state?.linkToken === 'string' ? state.linkToken : undefined;
  const token = takeLinkToken() ?? kept;
  if (token !== undefined) history.replaceState({ ...history.state, linkToken: token }, '');
  return token;
}

export function clearLinkToken() {
  taken = undefined;
}
