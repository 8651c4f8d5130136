import { use } from 'react';

const timeoutMs = 120_000;

export type LoadedOnce<Value> = {
  load(): Promise<Value>;
  /** For components: returns the value at once if it is loaded, and otherwise suspends. */
  read(): Value;
};

/**
 * Loads a built file when it is first needed. The specification gives it two minutes. A failure is final, because the
 * browser and Vite remember failed scripts and styles too: the page has to be loaded again (reload-once.ts).
 */
export function loadOnce<Value>(name: string, load: () => Promise<Value>): LoadedOnce<Value> {
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
      throw new Error(`Loading chunk ${name} failed`, { cause });
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
