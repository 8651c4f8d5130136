import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { loadOnce } from './load-once.ts';
import { MissingPart } from './missing-part.tsx';

export type LazyComponent<Props = object> = FunctionComponent<Props> & {
  /** Loads the script. A failure is reported where the component is shown. */
  preload(): Promise<void>;
};

/** What a component's file exports: the component and, if it needs more scripts at once, how to load those. */
type Script<Name extends string, Props> = Record<Name, ComponentType<Props>> & {
  readonly preload?: () => Promise<void>;
};

/** What the page can do without, if its script can't be loaded. */
export const Nothing = () => null;

/**
 * A part of a page whose script loads when it is first shown. Once loaded it renders at once, which React's `lazy` never does.
 * If the script can't be loaded, what is shown instead says so, and the rest of the page stays.
 */
export function lazyComponent<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Script<Name, Props>>,
  Instead: ComponentType = MissingPart,
): LazyComponent<Props> {
  return lazyPage(name, load, { [name]: Instead } as Script<Name, Props>);
}

/** The same, for a page: if its script can't be loaded, it throws. */
export function lazyPage<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Script<Name, Props>>,
  instead?: Script<Name, Props>,
): LazyComponent<Props> {
  const script = loadOnce(name, load, instead);
  const Component = (props: Props) => createElement(script.read()[name], props);
  const preload = () =>
    script.load().then(
      (loaded) => loaded.preload?.(),
      () => {},
    );
  return Object.assign(Component, { preload });
}
