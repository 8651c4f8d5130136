let taken: string | undefined;

/** The sign-in link's token, which leaves the address bar and the history at once and is then only in memory. */
export function takeLinkToken(): string | undefined {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    taken = token || undefined;
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }
  return taken;
}

export function forgetLinkToken() {
  taken = undefined;
}
