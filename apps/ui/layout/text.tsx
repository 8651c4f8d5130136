import type { As } from './as.ts';
import { shownAs } from './shown-as.tsx';
import './text.css';

type Tag =
  | 'span'
  | 'p'
  | 'div'
  | 'li'
  | 'dt'
  | 'dd'
  | 'td'
  | 'small'
  | 'strong'
  | 'time'
  | 'legend'
  | 'figcaption'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4';

type TextProps = {
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | undefined;
  color?: 'ink' | 'soft' | 'evergreen' | 'terracotta' | undefined;
  weight?: 450 | 550 | 600 | 650 | undefined;
  /** With figures of one width. */
  numeric?: boolean | undefined;
  /** With lines close to each other. */
  tight?: boolean | undefined;
  /** Breaks words that are longer than a line. */
  breaks?: boolean | undefined;
  /** Stays on one line. */
  unbroken?: boolean | undefined;
  /** Keeps its line breaks. */
  lines?: boolean | undefined;
  /** As wide as so many letters at most. */
  measure?: 40 | 42 | undefined;
};

const looks = {
  size: 'text',
  color: 'text',
  weight: 'text',
  numeric: 'text',
  tight: 'text',
  breaks: 'text',
  unbroken: 'text',
  lines: 'text',
  measure: 'measure',
} as const;

/** Words in the sizes, colours and weights of the product. */
export const Text = <T extends Tag = 'span'>(props: As<T, TextProps>) => shownAs('span', false, looks, props);

/** Words that are less important than those around them. */
export const Muted = <T extends Tag = 'span'>(props: As<T, Omit<TextProps, 'color'>>) =>
  shownAs('span', 'text-soft', looks, { size: 'sm', ...props });
