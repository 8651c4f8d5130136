/**
 * Shows confetti for a number of milliseconds, unless the user prefers reduced motion. Returns a function that stops
 * it.
 */
export function celebrate(lastsMs: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let stop = () => {};
  let stopped = false;
  import('./confetti.ts').then(
    ({ throwConfetti }) => {
      if (!stopped) stop = throwConfetti(lastsMs);
    },
    () => {
      // Confetti is only decoration.
    },
  );
  return () => {
    stopped = true;
    stop();
  };
}
