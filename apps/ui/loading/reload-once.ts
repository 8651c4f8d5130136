const key = 'reloadedAt';
const pauseMs = 60_000;

/**
 * Reloads the page, because after a deployment an open page asks for scripts that no longer exist. It does so only if
 * the server responds and the page has not reloaded itself within the last minute; returns whether it does.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(key)) < pauseMs) return false;
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without a server, reloading is useless. Without storage, it could repeat endlessly.
    return false;
  }
  location.reload();
  return true;
}
