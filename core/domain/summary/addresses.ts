/** The addresses in a summary. `baseUrl` is the web app's. */
export function summaryAddresses(baseUrl: string) {
  const at = (path: string, token?: string) => {
    const address = new URL(path, baseUrl);
    if (token !== undefined) address.searchParams.set('token', token);
    return address.href;
  };
  return {
    week: at('/dashboard'),
    settings: at('/settings?tab=account'),
    act: (token: string) => at('/summary/act', token),
    unsubscribePage: (token: string) => at('/unsubscribe', token),
    unsubscribe: (token: string) => at(`/api/unsubscribe/${token}`),
  };
}
