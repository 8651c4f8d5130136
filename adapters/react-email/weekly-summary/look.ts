import type { CSSProperties } from 'react';
import { light } from '../colours.ts';
import { look } from '../look.ts';

const choice = {
  borderRadius: '12px',
  display: 'inline-block',
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: '20px',
  margin: '12px 8px 0 0',
  padding: '11px 16px',
  textDecoration: 'none',
} as const;

const pill = {
  borderRadius: '99px',
  display: 'inline-block',
  fontSize: '13px',
  fontWeight: 600,
  lineHeight: '18px',
  marginRight: '4px',
  padding: '3px 10px',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
} as const;

const barPiece = { fontSize: 0, height: '8px', lineHeight: 0 } as const;

/** Inline styles of the weekly summary, in the colours of every mail. */
export const summaryLook = {
  heading: { ...look.heading, margin: '0 0 4px' },
  dates: { ...look.note, margin: 0 },
  figures: { margin: '20px 0 0' },
  pair: { display: 'inline-block', paddingRight: '24px', whiteSpace: 'nowrap' },
  figure: {
    ...look.name,
    color: light.evergreen,
    fontSize: '28px',
    lineHeight: '36px',
    paddingLeft: 0,
    verticalAlign: 'baseline',
  },
  figureLabel: { color: light.ink, fontSize: '17px', lineHeight: '36px' },
  total: { ...look.text, fontWeight: 600, margin: '20px 0 0' },
  lastWeek: { color: light.ink, fontSize: '15px', lineHeight: '22px', margin: '16px 0 0' },
  bar: { marginTop: '10px' },
  done: { ...barPiece, backgroundColor: light.evergreen, borderRadius: '99px 0 0 99px' },
  full: { ...barPiece, backgroundColor: light.evergreen, borderRadius: '99px' },
  left: { ...barPiece, backgroundColor: light.card, borderRadius: '0 99px 99px 0' },
  below: { paddingTop: '16px' },
  partHeading: { ...look.heading, fontSize: '22px', lineHeight: '28px', margin: '0 0 10px' },
  booking: { paddingTop: '4px' },
  day: { borderTop: `1px solid ${light.line}`, margin: '28px 0 0', padding: '28px 0 0' },
  weekday: { ...look.heading, fontSize: '24px', lineHeight: '30px', margin: 0 },
  date: { ...look.note, fontFamily: look.page.fontFamily, fontWeight: 400, letterSpacing: 0, whiteSpace: 'nowrap' },
  task: { paddingTop: '24px' },
  title: { color: light.ink, fontSize: '17px', fontWeight: 600, lineHeight: '24px', margin: 0 },
  inline: { color: light.ink, fontWeight: 600 },
  about: { color: light.inkSoft, fontSize: '15px', lineHeight: '22px', margin: '2px 0 0' },
  minutes: { ...pill, backgroundColor: light.evergreenSoft, color: light.evergreen },
  safety: { ...pill, backgroundColor: light.terracottaSoft, color: light.terracottaText },
  choices: { margin: 0 },
  filled: {
    ...choice,
    backgroundColor: light.evergreenSoft,
    border: `1px solid ${light.evergreenSoft}`,
    color: light.evergreen,
  },
  outlined: { ...choice, border: `1px solid ${light.line}`, color: light.inkSoft },
  rest: { ...look.text, margin: '28px 0 0' },
  alone: { ...look.text, margin: 0 },
  button: { ...look.button, margin: '32px 0 0' },
} as const satisfies Record<string, CSSProperties>;
