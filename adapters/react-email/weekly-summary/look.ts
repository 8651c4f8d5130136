import type { CSSProperties } from 'react';
import { look } from '../look.ts';

const choice = {
  borderRadius: '12px',
  display: 'inline-block',
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: '20px',
  margin: '10px 8px 0 0',
  padding: '11px 16px',
  textDecoration: 'none',
} as const;

const pill = {
  borderRadius: '99px',
  display: 'inline-block',
  fontSize: '13px',
  fontWeight: 600,
  lineHeight: '18px',
  padding: '3px 10px',
  whiteSpace: 'nowrap',
} as const;

/** Inline styles of the weekly summary, in the colours of every mail. */
export const summaryLook = {
  heading: { ...look.heading, margin: '0 0 4px' },
  dates: { ...look.note, margin: 0 },
  lastWeek: { ...look.text, margin: '20px 0 0' },
  rest: { ...look.text, margin: '24px 0 0' },
  button: { ...look.button, margin: '28px 0 0' },
  gap: { paddingTop: '16px' },
  partHeading: { ...look.heading, fontSize: '22px', lineHeight: '28px', margin: '0 0 12px' },
  day: { borderTop: '1px solid #e6dfd1', margin: '24px 0 0', padding: '24px 0 0' },
  weekday: { ...look.heading, fontSize: '22px', lineHeight: '28px', margin: 0 },
  date: { ...look.note, fontFamily: look.page.fontFamily, fontWeight: 400, letterSpacing: 0 },
  task: { marginTop: '16px' },
  words: { verticalAlign: 'top' },
  title: { color: '#1e2b26', fontSize: '17px', fontWeight: 600, lineHeight: '24px', margin: 0 },
  inline: { color: '#1e2b26', fontWeight: 600 },
  about: { color: '#56655e', fontSize: '15px', lineHeight: '22px', margin: '2px 0 0' },
  minutes: { paddingLeft: '12px', textAlign: 'right', verticalAlign: 'top', width: '1%' },
  pill: { ...pill, backgroundColor: '#dcebe3', color: '#1f5443' },
  safety: { ...pill, backgroundColor: '#fbe6dc', color: '#9a421f' },
  choices: { margin: 0 },
  filled: { ...choice, backgroundColor: '#dcebe3', border: '1px solid #dcebe3', color: '#1f5443' },
  outlined: { ...choice, border: '1px solid #e6dfd1', color: '#56655e' },
} as const satisfies Record<string, CSSProperties>;
