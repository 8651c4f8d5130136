const key = 'notice';

/** Leaves a notice for the next page that this tab loads. */
export function leaveNotice(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Without storage, the next page has to do without it.
  }
}

/** Returns the notice once. */
export function takeNotice(): string | undefined {
  try {
    const text = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return undefined;
  }
}
