const key = 'reloadedAt';
const patienceMs = 60_000;

/**
 * After a deployment an open page asks for scripts that are gone; the page as it is now names the right ones. Reloads
 * where that may help: the server answers, and it was not tried a moment ago. Answers whether it does.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(key)) < patienceMs) return false;
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Out of reach; or without a memory, where it could go on for ever.
    return false;
  }
  location.reload();
  return true;
}
