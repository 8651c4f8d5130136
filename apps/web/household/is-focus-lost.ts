/** Whether nothing on the page is focused, as after the focused element was removed. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || !activeElement?.isConnected;
}
