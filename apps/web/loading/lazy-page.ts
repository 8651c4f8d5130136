import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { loadOnce } from './load-once.ts';

export type LazyPage<Props = object> = FunctionComponent<Props> & {
  /** The page's name, after which its file is named too. */
  readonly chunk: string;
  /** Loads the page and the data that its module needs at the address; returns whether it can be shown without waiting. */
  preload(pathname: string): Promise<boolean>;
};

/** What a page's file exports: the page and, if it waits for data, how to load that. */
type PageModule<Name extends string, Props> = Record<Name, ComponentType<Props>> & {
  readonly preload?: (pathname: string) => Promise<unknown>;
};

/** A page whose script loads when it is first shown. Once loaded it renders at once, which React's `lazy` never does. */
export function lazyPage<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<PageModule<Name, Props>>,
): LazyPage<Props> {
  const script = loadOnce(name, load);
  const Page = (props: Props) => createElement(script.read()[name], props);
  const preload = async (pathname: string) => {
    try {
      await (await script.load()).preload?.(pathname);
      return true;
    } catch {
      // Reported where the page is shown.
      return false;
    }
  };
  return Object.assign(Page, { chunk: name, preload });
}
