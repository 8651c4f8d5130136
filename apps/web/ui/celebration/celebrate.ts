/** Confetti for so many milliseconds, none where motion is unwanted; answers how to end it early. */
export function celebrate(lastsMs: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let stop = () => {};
  let stopped = false;
  import('./confetti.ts').then(
    ({ throwConfetti }) => {
      if (!stopped) stop = throwConfetti(lastsMs);
    },
    () => {
      // What is celebrated is done all the same.
    },
  );
  return () => {
    stopped = true;
    stop();
  };
}
