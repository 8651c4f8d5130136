/** The colours of the app: those of the device, or the user's own choice. Stored in this browser. */
export const looks = ['system', 'light', 'dark'] as const;
export type Look = (typeof looks)[number];

/** app/defer-app.ts reads it too, before the page is painted. */
const lookKey = 'look';

const isChosen = (value: string | null): value is 'light' | 'dark' => value === 'light' || value === 'dark';

export function readLook(): Look {
  try {
    const stored = localStorage.getItem(lookKey);
    return isChosen(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Marks the document, for the styles, unless the colours are the device's. */
export function showLook(look: Look): void {
  const { dataset } = document.documentElement;
  if (look === 'system') delete dataset.look;
  else dataset.look = look;
}

/** Gives the browser's own bars the colours of the look, which each colour in index.html names. */
export function colourBars(look: Look): void {
  for (const bars of document.querySelectorAll<HTMLMetaElement>('meta[data-look]')) {
    const own = bars.dataset.look;
    bars.media = look === 'system' ? `(prefers-color-scheme: ${own})` : look === own ? 'all' : 'not all';
  }
}

export function chooseLook(look: Look): void {
  showLook(look);
  colourBars(look);
  try {
    if (look === 'system') localStorage.removeItem(lookKey);
    else localStorage.setItem(lookKey, look);
  } catch {
    // Without storage, the choice lasts until the page is loaded again.
  }
}
