import { expect, it } from 'vitest';
import { documentName } from '#core/domain/files/document-name.ts';

const pdf = 'application/pdf';

it.each([
  ['facture.pdf', 'facture.pdf'],
  ['C:\\Users\\ada\\facture.pdf', 'facture.pdf'],
  ['../../etc/passwd', 'passwd'],
  [' Bill\n\t of\u0007 March.pdf ', 'Bill of March.pdf'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['\u0000', undefined],
  ['/', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j is %j', (given, name) => {
  expect(documentName(given, pdf)).toBe(name);
});

it('is at most 120 characters long, and no photo has one', () => {
  expect([...(documentName('é'.repeat(300), pdf) ?? '')]).toHaveLength(120);
  expect(documentName('IMG_2041.jpg', 'image/jpeg')).toBeUndefined();
});
