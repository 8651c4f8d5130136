import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

const timeoutMs = 120_000;

export type LazyPage = FunctionComponent & {
  /** The name of the page, after which its file is named too. */
  readonly chunk: string;
  /**
   * Loads the page and what its module says that it needs at the address; resolves when it can be shown without waiting.
   * Never rejects: showing it does.
   */
  preload(pathname: string): Promise<void>;
};

/** What a page's file exports: beside the page, if that is not all, how to load what it waits for. */
type PageModule<Name extends string> = Record<Name, ComponentType> & {
  readonly preload?: (pathname: string) => Promise<unknown>;
};

/**
 * A page whose script loads when it is first shown; the specification gives a script two minutes. Unlike React's own
 * `lazy` it shows what is loaded at once: a prerendered page is taken over without waiting, and stays as it is.
 */
export function lazyPage<Name extends string>(name: Name, load: () => Promise<PageModule<Name>>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const loadInTime = async (): Promise<ComponentType> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = (cause: unknown) => new Error(`Loading chunk ${name} failed`, { cause });
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
  const preload = async (pathname: string) => {
    try {
      await begin();
      await (await load()).preload?.(pathname);
    } catch {
      // Told where the page is shown.
    }
  };
  return Object.assign(Page, { chunk: name, preload });
}
