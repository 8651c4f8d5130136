import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { loadOnce } from './load-once.ts';

export type LazyComponent<Props = object> = FunctionComponent<Props> & {
  /** Loads the script. A failure is reported where the component is shown. */
  preload(): Promise<void>;
};

/** What a component's file exports: the component and, if it needs more scripts at once, how to load those. */
type Script<Name extends string, Props> = Record<Name, ComponentType<Props>> & {
  readonly preload?: () => Promise<void>;
};

/** A component whose script loads when it is first shown. Once loaded it renders at once, which React's `lazy` never does. */
export function lazyComponent<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Script<Name, Props>>,
): LazyComponent<Props> {
  const script = loadOnce(name, load);
  const Component = (props: Props) => createElement(script.read()[name], props);
  const preload = () =>
    script.load().then(
      (loaded) => loaded.preload?.(),
      () => {},
    );
  return Object.assign(Component, { preload });
}
