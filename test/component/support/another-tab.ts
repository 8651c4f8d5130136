/** Changes the storage as another tab of the same browser does, which the browser reports to this one. */
export function inAnotherTab(change: (storage: Storage) => void): void {
  const tab = document.createElement('iframe');
  document.body.append(tab);
  try {
    if (tab.contentWindow) change(tab.contentWindow.localStorage);
  } finally {
    tab.remove();
  }
}
