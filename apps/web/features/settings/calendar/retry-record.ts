/** Whether this tab has already retried an expired request. In the tab's storage, because the browser leaves the page. */
const key = 'calendarRetried';

/** Without storage, a retry could repeat endlessly, so there is none. */
export function canRetry(): boolean {
  try {
    return sessionStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

export function recordRetry(retried: boolean) {
  try {
    if (retried) sessionStorage.setItem(key, 'true');
    else sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
