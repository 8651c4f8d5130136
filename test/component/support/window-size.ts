import { drawn } from './time.ts';

// The frame of the tests belongs to Vitest's page, which is never smaller than the widest window of a test.
const frame = window.frameElement as HTMLElement;

// No test looks at pixels. A transparent frame is laid out and can be clicked, but the browser doesn't paint it.
frame.style.opacity = '0';

/** Gives the app's window a size in pixels, and waits until the app is rendered in it. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
  // Reading the size lays out the page, so that the app hears of the new size in the next frame.
  if (innerWidth !== width || innerHeight !== height) throw new Error(`No window of ${width} × ${height} pixels`);
  await drawn();
}
