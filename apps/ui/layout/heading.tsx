import type { As } from './as.ts';
import { shownAs } from './shown-as.tsx';
import './heading.css';

type Tag = 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'legend' | 'strong';

/** The title of a card, or of a part of a page. */
export const Heading = <T extends Tag = 'h2'>(props: As<T, { size?: 'lg' | 'xl' }>) =>
  shownAs('h2', false, { size: 'heading' }, { size: 'lg', ...props });

/** A title inside of a card, in the letters of the text, by its size and weight. */
export const Subheading = <T extends Tag = 'h3'>(props: As<T, { size?: 'sm-600' | 'sm-650' | 'md-600' | 'md-650' }>) =>
  shownAs('h3', false, { size: 'subheading' }, { size: 'sm-600', ...props });
