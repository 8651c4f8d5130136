import type { ComponentPropsWithRef, JSX } from 'react';

/** The props of a component that is shown as one of several elements: its own, and all of that element. */
export type As<Tag extends keyof JSX.IntrinsicElements, Own> = Own & {
  as?: Tag | undefined;
  className?: string | false | undefined;
} & Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as' | 'className'>;

/** A distance in pixels at the usual size of text, with which it grows: gap.css. */
export type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | 32;
