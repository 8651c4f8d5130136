/** What campaigns add to an address, and Google Analytics reads from it. None of it concerns a person. */
const campaignNames = /^(utm_[a-z_]+|gclid|wbraid|gbraid)$/;

/**
 * Returns an address as analytics may receive it: with the parameters of a campaign, and without the rest of the query
 * and the hash, which may contain a link's token, a payment's id or a calendar's code.
 */
export function pageLocationOf({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  // A mail's link might pass the address that it was sent to.
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => campaignNames.test(name) && !value.includes('@'),
  );
  const query = new URLSearchParams(kept).toString();
  return origin + pathname + (query && `?${query}`);
}
