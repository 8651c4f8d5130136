/** Something that a stand-in does by itself. */
type Entry = {
  /** Such as `stripe: invoice.paid`. */
  readonly name: string;
  /** Returns whether it was accepted; what follows a refusal is a new entry. */
  readonly act: () => Promise<boolean>;
};

export type Done = { readonly name: string; readonly succeeded: boolean };

/** What the stand-ins do by themselves: sending events, and what time brings about. */
export type Agenda = {
  /** Does it after so many milliseconds. Returns what cancels it. */
  later(ms: number, name: string, act: Entry['act']): () => void;
  /** Does it each second. */
  eachSecond(act: () => void): void;
  /** Without `background`: does what is due, one thing after the other until nothing is left, and yields each. */
  runDue(): AsyncIterable<Done>;
  /** Without `background`, time passes only here: everything that waits now becomes due. */
  passTime(): void;
  /** Forgets everything. */
  close(): void;
};

/** `background`: whether things are done in their time, or only when `runDue` is called. */
export const makeAgenda = ({ background }: { readonly background: boolean }): Agenda =>
  background ? timedAgenda() : waitingAgenda();

function timedAgenda(): Agenda {
  const timers = new Set<NodeJS.Timeout>();
  return {
    later(ms, _, act) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void act();
      }, ms).unref();
      timers.add(timer);
      return () => {
        timers.delete(timer);
        clearTimeout(timer);
      };
    },
    eachSecond(act) {
      timers.add(setInterval(act, 1_000).unref());
    },
    async *runDue() {},
    passTime() {},
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

function waitingAgenda(): Agenda {
  let entries: (Entry & { ms: number })[] = [];
  const repeated: (() => void)[] = [];
  return {
    later(ms, name, act) {
      const entry = { ms, name, act };
      entries.push(entry);
      return () => {
        entries = entries.filter((each) => each !== entry);
      };
    },
    eachSecond: (act) => void repeated.push(act),
    async *runDue() {
      for (;;) {
        for (const act of repeated) act();
        const next = entries.find(({ ms }) => ms === 0);
        if (!next) return;
        entries = entries.filter((each) => each !== next);
        yield { name: next.name, succeeded: await next.act() };
      }
    },
    passTime() {
      entries.sort((one, other) => one.ms - other.ms);
      for (const entry of entries) entry.ms = 0;
    },
    close() {
      entries = [];
      repeated.length = 0;
    },
  };
}
