import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onStopSignal } from '#apps/composition/on-stop-signal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('a program stops once for the signals of one Ctrl-C, and exits at a later one', () => {
  const happened: unknown[] = [];
  const signals = new EventEmitter();
  onStopSignal(() => happened.push('stops'), {
    on: (signal, listener) => signals.on(signal, listener),
    exit: (code) => happened.push(`exits with ${code}`),
  });
  signals.emit('SIGINT');
  vi.advanceTimersByTime(400);
  signals.emit('SIGINT');
  signals.emit('SIGTERM');
  expect(happened).toEqual(['stops']);
  vi.advanceTimersByTime(200);
  signals.emit('SIGINT');
  expect(happened).toEqual(['stops', 'exits with 1']);
});
