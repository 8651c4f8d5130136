/**
 * The home that this tab shows, as the id that each request names. A tab keeps its own, so that two can show two homes; a new
 * tab begins with the one that was opened last in this browser.
 */
const key = 'home';

/** In memory, so that no request of this document goes to the home that the next one shows. */
let shown: string | undefined;
let isRead = false;

/** Undefined until it is known: the server then chooses. */
export function currentHome(): string | undefined {
  if (!isRead) {
    isRead = true;
    try {
      shown = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined;
    } catch {
      // Storage is denied: each document starts with the home that the server chooses.
    }
  }
  return shown;
}

/** Notes the home that this document shows, or forgets it. */
export function keepHome(id: string | undefined): void {
  shown = id;
  isRead = true;
  store(id);
}

/** Opens another home, from the start, so that nothing of this one is on the page. */
export function openHome(id: string | undefined, path: string): void {
  store(id);
  location.assign(path);
}

/** Called when the server says that the person isn't in the home. Nothing of it stays here, and another one is opened. */
export function homeRefused(id: string): void {
  if (shown !== id) return;
  store(undefined);
  location.reload();
}

function store(id: string | undefined): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      if (id === undefined) storage.removeItem(key);
      else storage.setItem(key, id);
    }
  } catch {
    // Without storage, the choice lasts as long as the document.
  }
}
