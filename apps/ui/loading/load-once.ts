import { use } from 'react';
import { logFailure } from '../api/log-failure.ts';

const timeoutMs = 120_000;

export type LoadedOnce<Value> = {
  load(): Promise<Value>;
  /** For components: returns the value at once if it is loaded, and otherwise suspends. */
  read(): Value;
};

/**
 * Loads a built file when it is first needed. The specification gives it two minutes. A failure is final, because the
 * browser and Vite remember failed scripts and styles too: the page has to be loaded again (reload-once.ts). With `instead`,
 * that is what a file that can't be loaded exports.
 */
export function loadOnce<Value>(name: string, load: () => Promise<Value>, instead?: Value): LoadedOnce<Value> {
  let loaded: { readonly value: Value } | undefined;
  let loading: Promise<Value> | undefined;
  let hasSuspended = false;

  const loadInTime = async (): Promise<Value> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no response within ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      const value = await Promise.race([load(), timeout]);
      loaded = { value };
      return value;
    } catch (cause) {
      const failure = new Error(`Loading chunk ${name} failed`, { cause });
      if (!instead) throw failure;
      logFailure('A part is missing', failure);
      loaded = { value: instead };
      return instead;
    } finally {
      clearTimeout(timer);
    }
  };
  const begin = () => {
    loading ??= loadInTime();
    return loading;
  };
  return {
    load: begin,
    read: () => {
      // Renders at once what is loaded, which React's `use` does not even for a settled promise.
      if (loaded && !hasSuspended) return loaded.value;
      // React requires a component that suspended here to call `use` again once the promise has settled.
      hasSuspended = true;
      return use(begin());
    },
  };
}
