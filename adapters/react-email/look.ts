import type { CSSProperties } from 'react';
import { dark, light } from './colours.ts';

const serif = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
const sans = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/**
 * Inline styles, since many mail programs drop style sheets. They contain the light colours, which most mail programs
 * show.
 */
export const look = {
  page: { margin: 0, padding: '32px 12px 48px', backgroundColor: light.paper, fontFamily: sans },
  container: { width: '100%', maxWidth: '600px' },
  brand: { padding: '0 8px 24px' },
  mark: {
    display: 'inline-block',
    width: '32px',
    height: '32px',
    borderRadius: '10px',
    backgroundColor: light.evergreen,
    color: light.card,
    fontSize: '19px',
    fontWeight: 700,
    lineHeight: '32px',
    textAlign: 'center',
    verticalAlign: 'middle',
  },
  name: {
    color: light.ink,
    fontFamily: serif,
    fontSize: '22px',
    fontWeight: 600,
    lineHeight: '32px',
    paddingLeft: '10px',
    verticalAlign: 'middle',
  },
  card: { backgroundColor: light.card, border: `1px solid ${light.line}`, borderRadius: '20px', padding: '40px' },
  green: { backgroundColor: light.evergreenSoft, border: `1px solid ${light.evergreenSoft}` },
  sky: { backgroundColor: light.sky, border: `1px solid ${light.sky}` },
  chip: {
    backgroundColor: light.terracottaSoft,
    borderRadius: '99px',
    color: light.terracottaText,
    display: 'inline-block',
    fontSize: '14px',
    fontWeight: 600,
    lineHeight: '20px',
    margin: '0 0 20px',
    padding: '6px 14px',
  },
  heading: {
    color: light.ink,
    fontFamily: serif,
    fontSize: '32px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    lineHeight: '38px',
    margin: '0 0 16px',
  },
  text: { color: light.ink, fontSize: '17px', lineHeight: '27px', margin: '0 0 24px' },
  gap: { height: '16px' },
  fact: { color: light.ink, fontSize: '16px', lineHeight: '25px', margin: '0 0 8px', overflowWrap: 'anywhere' },
  paperTitle: {
    color: light.ink,
    fontFamily: serif,
    fontSize: '22px',
    lineHeight: '30px',
    margin: '0 0 8px',
    overflowWrap: 'anywhere',
  },
  paperHeading: {
    color: light.ink,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '20px 0 4px',
    overflowWrap: 'anywhere',
  },
  button: {
    backgroundColor: light.evergreen,
    borderRadius: '14px',
    color: light.onEvergreen,
    display: 'inline-block',
    fontSize: '17px',
    fontWeight: 600,
    lineHeight: '24px',
    padding: '14px 28px',
    textDecoration: 'none',
  },
  note: { color: light.inkSoft, fontSize: '15px', lineHeight: '24px', margin: '0 0 8px', overflowWrap: 'anywhere' },
  address: {
    color: light.evergreen,
    fontSize: '15px',
    lineHeight: '24px',
    textDecoration: 'underline',
    wordBreak: 'break-all',
  },
  rule: {
    borderTop: `1px solid ${light.line}`,
    borderBottom: 'none',
    borderLeft: 'none',
    borderRight: 'none',
    margin: '28px 0 24px',
    width: '100%',
  },
  footer: { padding: '24px 8px 0' },
  small: { color: light.inkSoft, fontSize: '14px', lineHeight: '22px', margin: '0 0 8px' },
  quietLink: { color: light.inkSoft, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

/** For mail programs that support dark mode and narrow screens. `!important` overrides the inline styles. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: inherit; }
@media (max-width: 520px) {
  .card { padding: 28px 24px !important; }
  .heading { font-size: 28px !important; line-height: 34px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .green { background-color: ${dark.evergreenSoft} !important; border-color: ${dark.evergreenSoft} !important; }
  .sky { background-color: ${dark.sky} !important; border-color: ${dark.sky} !important; }
  .heading, .text, .name { color: ${dark.ink} !important; }
  .note, .small, .quiet-link { color: ${dark.inkSoft} !important; }
  .button, .mark { background-color: ${dark.evergreen} !important; color: ${dark.onEvergreen} !important; }
  .address, .figure { color: ${dark.evergreen} !important; }
  .done { background-color: ${dark.evergreen} !important; }
  .left { background-color: ${dark.paper} !important; }
  .chip { background-color: ${dark.terracottaSoft} !important; color: ${dark.terracottaText} !important; }
  .rule, .choice { border-color: ${dark.line} !important; }
  .choice { color: ${dark.inkSoft} !important; }
  .soft { background-color: ${dark.evergreenSoft} !important; border-color: ${dark.evergreenSoft} !important; color: ${dark.evergreen} !important; }
}`;
