/** Lets long calculations share the one thread of the process with everything else that it serves. */
export type EventLoop = {
  /** Maps a long list in order. After every few milliseconds, whatever waits for the thread runs first. */
  map<Each, Result>(list: readonly Each[], map: (each: Each) => Result): Promise<readonly Result[]>;
  /**
   * Calculates after all that waits for the thread. A statement that was begun before is then on its way, so that the
   * database reads meanwhile.
   */
  next<Result>(calculate: () => Result): Promise<Result>;
};
