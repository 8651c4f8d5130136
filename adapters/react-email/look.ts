import type { CSSProperties } from 'react';

const serif = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
const sans = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/**
 * Inline styles, since many mail programs drop style sheets. They contain the light colours, which most mail programs
 * show.
 */
export const look = {
  page: { margin: 0, padding: '32px 12px 48px', backgroundColor: '#fbf7ef', fontFamily: sans },
  container: { width: '100%', maxWidth: '600px' },
  brand: { padding: '0 8px 24px' },
  mark: {
    display: 'inline-block',
    width: '32px',
    height: '32px',
    borderRadius: '10px',
    backgroundColor: '#1f5443',
    color: '#fffdf8',
    fontSize: '19px',
    fontWeight: 700,
    lineHeight: '32px',
    textAlign: 'center',
    verticalAlign: 'middle',
  },
  name: {
    color: '#1e2b26',
    fontFamily: serif,
    fontSize: '22px',
    fontWeight: 600,
    lineHeight: '32px',
    paddingLeft: '10px',
    verticalAlign: 'middle',
  },
  card: { backgroundColor: '#fffdf8', border: '1px solid #e6dfd1', borderRadius: '20px', padding: '40px' },
  green: { backgroundColor: '#dcebe3', border: '1px solid #dcebe3' },
  sky: { backgroundColor: '#dbe9eb', border: '1px solid #dbe9eb' },
  chip: {
    backgroundColor: '#fbe6dc',
    borderRadius: '99px',
    color: '#9a421f',
    display: 'inline-block',
    fontSize: '14px',
    fontWeight: 600,
    lineHeight: '20px',
    margin: '0 0 20px',
    padding: '6px 14px',
  },
  heading: {
    color: '#1e2b26',
    fontFamily: serif,
    fontSize: '32px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    lineHeight: '38px',
    margin: '0 0 16px',
  },
  text: { color: '#1e2b26', fontSize: '17px', lineHeight: '27px', margin: '0 0 24px' },
  gap: { height: '16px' },
  fact: { color: '#1e2b26', fontSize: '16px', lineHeight: '25px', margin: '0 0 8px', overflowWrap: 'anywhere' },
  paperTitle: {
    color: '#1e2b26',
    fontFamily: serif,
    fontSize: '22px',
    lineHeight: '30px',
    margin: '0 0 8px',
    overflowWrap: 'anywhere',
  },
  paperHeading: {
    color: '#1e2b26',
    fontSize: '16px',
    lineHeight: '25px',
    margin: '20px 0 4px',
    overflowWrap: 'anywhere',
  },
  button: {
    backgroundColor: '#1f5443',
    borderRadius: '14px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '17px',
    fontWeight: 600,
    lineHeight: '24px',
    padding: '14px 28px',
    textDecoration: 'none',
  },
  note: { color: '#56655e', fontSize: '15px', lineHeight: '24px', margin: '0 0 8px', overflowWrap: 'anywhere' },
  address: {
    color: '#1f5443',
    fontSize: '15px',
    lineHeight: '24px',
    textDecoration: 'underline',
    wordBreak: 'break-all',
  },
  rule: {
    borderTop: '1px solid #e6dfd1',
    borderBottom: 'none',
    borderLeft: 'none',
    borderRight: 'none',
    margin: '28px 0 24px',
    width: '100%',
  },
  footer: { padding: '24px 8px 0' },
  small: { color: '#56655e', fontSize: '14px', lineHeight: '22px', margin: '0 0 8px' },
  quietLink: { color: '#56655e', textDecoration: 'underline' },
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
  .page, .page > table > tbody > tr > td { background-color: #121a17 !important; }
  .card { background-color: #1a2420 !important; border-color: #2b3833 !important; }
  .green { background-color: #20382f !important; border-color: #20382f !important; }
  .sky { background-color: #22363a !important; border-color: #22363a !important; }
  .heading, .text, .name { color: #ece7db !important; }
  .note, .small, .quiet-link { color: #a9b5ae !important; }
  .button, .mark { background-color: #7cc9aa !important; color: #0e1714 !important; }
  .address, .figure { color: #7cc9aa !important; }
  .done { background-color: #7cc9aa !important; }
  .left { background-color: #121a17 !important; }
  .chip { background-color: #3b2519 !important; color: #f08a63 !important; }
  .rule, .choice { border-color: #2b3833 !important; }
  .choice { color: #a9b5ae !important; }
  .soft { background-color: #20382f !important; border-color: #20382f !important; color: #7cc9aa !important; }
}`;
