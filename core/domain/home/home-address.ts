/**
 * The address of a page of the web app about a home, for a mail: the app opens that home, whichever one its reader saw
 * last. `baseUrl` is the web app's.
 */
export function homeAddress(baseUrl: string, path: string, householdId: string): string {
  const address = new URL(path, baseUrl);
  address.searchParams.set('home', householdId);
  return address.href;
}
