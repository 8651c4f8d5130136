import { clearLinkToken } from '#apps/web/session/link-token.ts';
import { type Opened, open } from './open.tsx';

/** Opens the page of a mailed link. The app reads the token from the browser's own address. */
export async function openLinkAt(path: string, token: string | undefined): Promise<Opened> {
  clearLinkToken();
  const link = new URL(location.href);
  if (token === undefined) link.searchParams.delete('token');
  else link.searchParams.set('token', token);
  history.replaceState(null, '', link);
  return open(path);
}
