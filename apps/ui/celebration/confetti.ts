import confetti from 'canvas-confetti';

const burstEveryMs = 250;
const colors = ['#1f5443', '#7cc9aa', '#b4502b', '#f08a63', '#e9b44c', '#cfe3e6'];
const corners = [
  { x: 0.08, angle: 62 },
  { x: 0.92, angle: 118 },
] as const;

/** Throws confetti from both sides of the window for a number of milliseconds. Returns a function that stops it. */
export function throwConfetti(lastsMs: number): () => void {
  // Runs without a worker, which would start from a blob that the Content-Security-Policy forbids.
  const fire = confetti.create(undefined, { resize: true, useWorker: false });
  const burst = () => {
    for (const { x, angle } of corners) {
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
  return () => {
    clearInterval(bursts);
    clearTimeout(end);
    fire.reset();
  };
}
