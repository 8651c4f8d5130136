import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

const timeoutMs = 120_000;

/** A page's script that could not be had. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

export type LazyPage = FunctionComponent & {
  /** The name of the page, after which its file is named too. */
  readonly chunk: string;
  /** Begins to load, once; resolves when the page can be shown without waiting. Never rejects: showing it does. */
  preload(): Promise<void>;
};

/**
 * A page whose script loads when it is first shown; the specification gives a script two minutes. Unlike React's own
 * `lazy` it shows what is loaded at once: a prerendered page is taken over without waiting, and stays as it is.
 */
export function lazyPage<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const loadInTime = async (): Promise<ComponentType> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = (cause: unknown) => new ChunkError(`Loading chunk ${name} failed`, { cause });
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(failed(`${timeoutMs} ms are over`)), timeoutMs);
    });
    try {
      const script = load().catch((error: unknown) => Promise.reject(failed(error)));
      loaded = (await Promise.race([script, tooLate]))[name];
      return loaded;
    } finally {
      clearTimeout(timer);
    }
  };
  const begin = () => {
    loading ??= loadInTime();
    return loading;
  };

  const Page = () => createElement(loaded ?? use(begin()));
  const preload = () =>
    begin().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Page, { chunk: name, preload });
}
