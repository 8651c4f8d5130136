import type { ComponentPropsWithRef, JSX } from 'react';

/** The props of a component that is shown as one of several elements: its own, and all of that element. */
export type As<Tag extends keyof JSX.IntrinsicElements, Own> = Own & {
  as?: Tag | undefined;
  className?: string | false | undefined;
} & Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as' | 'className'>;
