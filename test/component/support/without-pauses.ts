import { timeoutManager } from '@tanstack/react-query';

/** TanStack Query repeats a failed request after a second, and once more after two, which no test is about. */
const longestPauseMs = 2_000;

timeoutManager.setTimeoutProvider({
  setTimeout: (act, ms) => window.setTimeout(act, ms > longestPauseMs ? ms : 0),
  clearTimeout: (id) => window.clearTimeout(id),
  setInterval: (act, ms) => window.setInterval(act, ms),
  clearInterval: (id) => window.clearInterval(id),
});
