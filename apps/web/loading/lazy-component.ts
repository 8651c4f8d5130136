import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { loadOnce } from './load-once.ts';

export type LazyComponent<Props = object> = FunctionComponent<Props> & {
  /** The component's name, after which its file is named too. */
  readonly chunk: string;
  /** Loads the script, and the data that it needs at the address; returns whether it can be shown without waiting. */
  preload(pathname?: string): Promise<boolean>;
};

/** What a component's file exports: the component and, if it waits for data, how to load that. */
type Script<Name extends string, Props> = Record<Name, ComponentType<Props>> & {
  readonly preload?: (pathname: string) => Promise<unknown>;
};

/** A component whose script loads when it is first shown. Once loaded it renders at once, which React's `lazy` never does. */
export function lazyComponent<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Script<Name, Props>>,
): LazyComponent<Props> {
  const script = loadOnce(name, load);
  const Component = (props: Props) => createElement(script.read()[name], props);
  const preload = async (pathname = location.pathname) => {
    try {
      await (await script.load()).preload?.(pathname);
      return true;
    } catch {
      // The failure is reported where the component is shown.
      return false;
    }
  };
  return Object.assign(Component, { chunk: name, preload });
}
