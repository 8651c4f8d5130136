const key = 'reloadedAt';
const patienceMs = 60_000;

/**
 * After a deployment an open page asks for scripts that are gone: the page as it is now names the right ones. Reloads
 * unless that was done a moment ago, and answers whether it does.
 */
export function reloadOnce(): boolean {
  try {
    const now = Date.now();
    if (!navigator.onLine || now - Number(sessionStorage.getItem(key)) < patienceMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  location.reload();
  return true;
}
