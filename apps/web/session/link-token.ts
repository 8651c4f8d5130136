let taken: string | undefined;

/** Returns the sign-in link's token, removes it from the address bar and the history, and keeps it in memory only. */
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
