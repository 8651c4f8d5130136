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

export function forgetLinkToken() {
  taken = undefined;
}
