import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

const timeoutMs = 120_000;

export type LazyPage<Props = object> = FunctionComponent<Props> & {
  /** The page's name, after which its file is named too. */
  readonly chunk: string;
  /**
   * Loads the page and what its module says that it needs at the address; answers whether it can be shown without
   * waiting. Why not is told where it is shown.
   */
  preload(pathname: string): Promise<boolean>;
};

/** What a page's file exports: beside the page, if that is not all, how to load what it waits for. */
type PageModule<Name extends string, Props> = Record<Name, ComponentType<Props>> & {
  readonly preload?: (pathname: string) => Promise<unknown>;
};

/** React's `use` gives the value of a promise that says so at once, and waits for any other. */
type Loading<Props> = Promise<ComponentType<Props>> & { status?: 'fulfilled'; value?: ComponentType<Props> };

/**
 * A page whose script loads when it is first shown; the specification gives a script two minutes. Unlike React's own
 * `lazy` it shows what is loaded at once: a prerendered page is taken over without waiting, and stays as it is.
 */
export function lazyPage<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<PageModule<Name, Props>>,
): LazyPage<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;

  const loadInTime = async (): Promise<ComponentType<Props>> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = (cause: unknown) => new Error(`Loading chunk ${name} failed`, { cause });
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(failed(`${timeoutMs} ms are over`)), timeoutMs);
    });
    try {
      const script = load().catch((error: unknown) => Promise.reject(failed(error)));
      return (await Promise.race([script, tooLate]))[name];
    } finally {
      clearTimeout(timer);
    }
  };
  const begin = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const begun: Loading<Props> = loadInTime();
    begun.then(
      (value) => Object.assign(begun, { status: 'fulfilled', value }),
      () => {},
    );
    loading = begun;
    return begun;
  };

  const Page = (props: Props) => createElement(use(begin()), props);
  const preload = async (pathname: string) => {
    try {
      await begin();
      await (await load()).preload?.(pathname);
      return true;
    } catch {
      // It is tried once more where the page is shown.
      loading = undefined;
      return false;
    }
  };
  return Object.assign(Page, { chunk: name, preload });
}
