import { writeFileSync } from 'node:fs';

// Loaded before a server under measure: writes into a file how much processor time its thread has taken at most between two
// turns of others, in milliseconds, since it was last told to begin.
const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let [longest, last] = [0, threadMs()];
process.on('SIGUSR2', () => {
  longest = 0;
});
const turn = () => {
  const now = threadMs();
  if (now - last > longest) {
    longest = now - last;
    writeFileSync(process.env.TURNS_FILE, String(longest));
  }
  last = threadMs();
  setTimeout(turn, 1);
};
turn();
