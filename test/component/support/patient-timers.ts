/**
 * A busy machine may look at a message long after it came, so what ends by itself after seconds, such as a message, ends
 * later here. A test of such an end holds the time. The app is loaded afterwards.
 */
const longMs = 3_000;
const times = 12;

const { setTimeout: own } = window;
Object.assign(window, {
  setTimeout: (act: TimerHandler, ms = 0, ...rest: unknown[]) => own(act, ms < longMs ? ms : times * ms, ...rest),
});
