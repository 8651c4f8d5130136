import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const timeoutMs = 120_000;

export type LazyPage = LazyExoticComponent<ComponentType> & { /** Begins to load, once. */ preload: () => void };

/** A page whose script loads when it is first shown; the specification gives a script two minutes. */
export function lazyPage<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): LazyPage {
  const loadInTime = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Loading chunk ${name} failed`)), timeoutMs);
    });
    try {
      const page = await Promise.race([load(), tooLate]);
      return { default: page[name] };
    } finally {
      clearTimeout(timer);
    }
  };
  // A script that fails here fails again, and is then told to the reader, where its page is shown.
  const preload = () => void load().catch(() => undefined);
  return Object.assign(lazy(loadInTime), { preload });
}
