const burstEveryMs = 250;

/** Confetti from both sides for so many milliseconds, none where motion is unwanted; answers how to end it early. */
export function celebrate(lastsMs: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let stop = () => {};
  let stopped = false;
  void import('canvas-confetti').then(({ default: confetti }) => {
    if (stopped) return;
    // No worker: it would be started from a blob, which the content security policy refuses.
    const fire = confetti.create(undefined, { resize: true, useWorker: false });
    const colors = ['#1f5443', '#7cc9aa', '#b4502b', '#f08a63', '#e9b44c', '#cfe3e6'];
    const burst = () => {
      for (const [x, angle] of [
        [0.08, 62],
        [0.92, 118],
      ] as const) {
        void fire({
          particleCount: 26,
          angle,
          spread: 62,
          startVelocity: 46,
          origin: { x, y: 0.72 },
          colors,
          zIndex: 30,
        });
      }
    };
    burst();
    const bursts = setInterval(burst, burstEveryMs);
    const end = setTimeout(() => clearInterval(bursts), lastsMs);
    stop = () => {
      clearInterval(bursts);
      clearTimeout(end);
      fire.reset();
    };
  });
  return () => {
    stopped = true;
    stop();
  };
}
