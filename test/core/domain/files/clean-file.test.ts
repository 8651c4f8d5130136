import { describe, expect, it } from 'vitest';
import { cleanFile } from '#core/domain/files/clean-file.ts';
import { joined, pdf, photo, photoNames, textIn, traces } from '../../../support/files/photos.ts';

const typeOf = (name: string) =>
  name.endsWith('.jpg') ? 'image/jpeg' : name.endsWith('.png') ? 'image/png' : 'image/webp';

describe('a photo', () => {
  it('comes in twelve formats, all of which have traces to remove', () => {
    expect(photoNames).toHaveLength(12);
    for (const name of photoNames)
      expect([name, traces.some((each) => textIn(photo(name)).includes(each))]).toEqual([name, true]);
  });

  it.each(photoNames)('keeps its type and loses its place, its camera and its comments: %s', (name) => {
    const { type, content } = cleanFile(photo(name));
    expect(type).toBe(typeOf(name));
    expect(traces.filter((each) => textIn(content).includes(each))).toEqual([]);
    expect(content.length).toBeLessThan(photo(name).length);
  });

  it.each(photoNames)('is clean after one pass: %s', (name) => {
    const { content } = cleanFile(photo(name));
    expect(cleanFile(content).content).toEqual(content);
  });

  it('that lies on its side is still shown upright', () => {
    const turned = textIn(cleanFile(photo('turned.jpg')).content);
    expect(turned.slice(2, 38)).toBe(
      '\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
    );
    expect(textIn(cleanFile(photo('baseline.jpg')).content)).not.toContain('Exif');
  });

  it('keeps the colours of a print', () => {
    expect(textIn(cleanFile(photo('four-colour.jpg')).content)).toContain('Adobe');
  });
});

describe('a document', () => {
  it('ends where it ends', () => {
    const { type, content } = cleanFile(joined(pdf, 'PK\x03\x04'));
    expect([type, textIn(content).endsWith('%%EOF')]).toEqual(['application/pdf', true]);
  });

  const bare = textIn(pdf).replace('%%EOF\n', '');
  it.each([
    ['a mark of its encoding', joined('\xef\xbb\xbf', pdf)],
    ['a line break', joined('\r\n', pdf)],
    ['a kilobyte of blanks', joined(' '.repeat(1_024), pdf)],
  ])('loses %s before its header', (_, bytes) => {
    expect(textIn(cleanFile(bytes).content)).toBe(textIn(pdf).trimEnd());
  });

  it.each([
    ['blanks', ' '.repeat(3_000)],
    ['what a server adds', `\n<!-- served in 0.1 s -->${'\n'.repeat(2_000)}`],
  ])('loses %s after its end', (_, after) => {
    expect(textIn(cleanFile(joined(pdf, after)).content)).toBe(textIn(pdf).trimEnd());
  });

  it('is given the end that it lacks', () => {
    const table = 'startxref\n1234';
    for (const after of ['', '\n', '\r\n\0\0'])
      expect(textIn(cleanFile(joined(bare, table, after)).content)).toBe(`${bare}${table}\n%%EOF`);
  });

  it('is given the end that its last change lacks', () => {
    const changed = joined(pdf, '4 0 obj<<>>endobj\nstartxref\n99\n');
    expect(textIn(cleanFile(changed).content)).toMatch(/endobj\nstartxref\n99\n%%EOF$/);
  });

  it('that is cut off is refused', () => {
    for (const cut of [bare, `${bare}startxref`, `${bare}startxref\n`])
      expect(() => cleanFile(joined(cut))).toThrow(expect.objectContaining({ code: 'file_damaged' }));
  });
});
