import type { As, Gap } from './as.ts';
import { shownAs } from './shown-as.tsx';
import './gap.css';
import './row.css';

type Tag =
  | 'nav'
  | 'label'
  | 'div'
  | 'section'
  | 'header'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'li'
  | 'dl'
  | 'dd'
  | 'p'
  | 'span'
  | 'h2'
  | 'h3'
  | 'h4';

type RowProps = {
  gap?: Gap | undefined;
  /** Between its lines, if it differs from the gap. */
  lines?: 0 | 2 | 4 | 8 | 12 | 16 | undefined;
  /** As the property `align-items`; centred by default. */
  align?: 'stretch' | 'start' | 'end' | 'baseline' | undefined;
  /** Centred, or the first child at the start and the last one at the end. */
  spread?: 'centred' | 'apart' | undefined;
  /** Keeps its children on one line. */
  single?: boolean | undefined;
};

const looks = { gap: 'gap', lines: 'lines', align: 'row', spread: 'row', single: 'row' } as const;

/** Its children, one beside the other, on as many lines as they need. A list has no bullets. */
export const Row = <T extends Tag = 'div'>(props: As<T, RowProps>) => shownAs('div', 'row', looks, props);
