import { phone } from '#apps/ui/use-media.ts';
import { rests } from './rests.ts';

// The frame of the tests belongs to Vitest's page, which is never smaller than the widest window of a test.
const frame = window.frameElement as HTMLElement;

// No test looks at pixels. A transparent frame is laid out and can be clicked, but the browser doesn't paint it.
frame.style.opacity = '0';

/** Gives the app's window a size in pixels, and waits until the app is rendered in it. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  const wasPhone = matchMedia(phone).matches;
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
  // Reading the size lays out the page, so that what depends on the size hears of it in the next frame.
  if (innerWidth !== width || innerHeight !== height) throw new Error(`No window of ${width} × ${height} pixels`);
  if (matchMedia(phone).matches !== wasPhone) return rests();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}
