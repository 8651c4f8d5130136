import { crc32 } from 'node:zlib';
import { joined, pdf, photo, textIn } from '../support/files/photos.ts';

const jpeg = photo('baseline.jpg');
const png = photo('palette.png');
const webp = photo('lossy.webp');
const script = '<script>parent.document.title=document.cookie</script>';
const html = `<!doctype html><html><body>${script}</body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;
const php = '<?php system($_GET["c"]); ?>';
const zipEnd = 'PK\x03\x04payload.jar PK\x05\x06';

const big = (value: number, bytes: number): string =>
  Array.from({ length: bytes }, (_, index) => String.fromCharCode((value >>> (8 * (bytes - 1 - index))) & 255)).join(
    '',
  );
const little = (value: number, bytes: number): string => [...big(value, bytes)].toReversed().join('');

/** A segment of a JPEG. */
const segment = (kind: string, contents: string): string => `\xff${kind}${big(contents.length + 2, 2)}${contents}`;
/** A chunk of a PNG. */
const chunk = (kind: string, contents: string): string =>
  big(contents.length, 4) + kind + contents + big(crc32(Buffer.from(kind + contents, 'latin1')), 4);
/** A chunk of a RIFF file. */
const riffChunk = (kind: string, contents: string): string =>
  kind + little(contents.length, 4) + contents + (contents.length % 2 ? '\0' : '');
const riff = (chunks: string, kind = 'WEBP'): string => `RIFF${little(4 + chunks.length, 4)}${kind}${chunks}`;

const insertedAfter = (bytes: Uint8Array, at: number, text: string) =>
  joined(bytes.subarray(0, at), text, bytes.subarray(at));
const cut = (bytes: Uint8Array, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
/** The bytes with others written over them. */
const patched = (bytes: Uint8Array, at: number, text: string) =>
  joined(bytes.subarray(0, at), text, bytes.subarray(at + text.length));

const pngHead = '\x89PNG\r\n\x1a\n';
const header = (width: number, height: number) => chunk('IHDR', `${big(width, 4)}${big(height, 4)}\x08\x06\0\0\0`);
const pngOf = (width: number, height: number, ...rest: string[]) =>
  joined(pngHead, header(width, height), chunk('IDAT', 'x\x9c\x03\0\0\0\0\x01'), ...rest, chunk('IEND', ''));
const frameAt = textIn(jpeg).indexOf('\xff\xc0');
const jpegOf = (width: number, height: number) => patched(jpeg, frameAt + 5, big(height, 2) + big(width, 2));
const losslessOf = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return joined(riff(riffChunk('VP8L', `/${little(bits, 4)}rest`)));
};
const animated = riffChunk('VP8X', `\x02\0\0\0${little(9, 3)}${little(9, 3)}`);

type Hostile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The code with which it is refused; `clean` if it is stored without its payload. */
  readonly expected: 'file_refused' | 'file_damaged' | 'picture_too_large' | 'clean';
};

const refused: readonly [string, string | Uint8Array][] = [
  ['an SVG with a script', svg],
  ['an SVG behind an XML declaration', `<?xml version="1.0"?>${svg}`],
  ['an SVG behind a byte order mark', `\xef\xbb\xbf${svg}`],
  ['a compressed SVG', joined('\x1f\x8b\x08', 'svgz')],
  ['a page', html],
  ['a page behind spaces', `   \n${html}`],
  ['a page in UTF-16', Buffer.from(`\ufeff${html}`, 'utf16le')],
  ['an XHTML page', `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
  ['a script', 'alert(1)'],
  ['a GIF that is a script', `GIF89a/*${'\0'.repeat(20)}*/=1;alert(1);`],
  ['a BMP that is a script', `BM/*${'\0'.repeat(50)}*/=1;alert(1);`],
  ['an archive', 'PK\x03\x04'],
  ['a program for Windows', joined('MZ', '\0'.repeat(60), 'PE\0\0')],
  ['a program for Linux', '\x7fELF\x02\x01\x01'],
  ['a shell script', '#!/bin/sh\nrm -rf /'],
  ['a HEIC photo', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['an AVIF photo', '\0\0\0\x18ftypavif\0\0\0\0mif1avif'],
  ['a TIFF photo', 'II*\0\x08\0\0\0'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['an icon', '\0\0\x01\0\x01\0\x10\x10'],
  ['a PDF behind more than a kilobyte', joined(' '.repeat(1_100), pdf)],
  ['PostScript', '%!PS-Adobe-3.0\n(r) run'],
  ['a JPEG behind a page', joined(html, jpeg)],
  ['a PNG with a Unix line end', joined('\x89PNG\n\x1a\n', png.subarray(8))],
  ['nothing but the first byte of a JPEG', '\xff'],
  ['zeros', '\0'.repeat(1_000)],
];

const damaged: readonly [string, string | Uint8Array][] = [
  ['half a JPEG', cut(jpeg, 0.95)],
  ['a JPEG without its last byte', jpeg.subarray(0, -1)],
  ['the head of a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0'],
  ['a JPEG that ends after its head', '\xff\xd8\xff\xd9'],
  ['a JPEG with a segment longer than the file', joined('\xff\xd8\xff\xe1\xff\xff', 'Exif')],
  ['a JPEG with a segment without a length', joined('\xff\xd8\xff\xe1\0\0', jpeg.subarray(2))],
  ['a JPEG that begins with a page', joined('\xff\xd8\xff', html)],
  ['a JPEG without a width', jpegOf(0, 100)],
  ['a JPEG with two frames', insertedAfter(jpeg, frameAt, textIn(jpeg.subarray(frameAt, frameAt + 19)))],
  ['half a PNG', cut(png, 0.5)],
  ['a PNG without its end', png.subarray(0, -12)],
  ['a PNG with a wrong checksum', patched(png, 29, 'abcd')],
  ['a PNG with a chunk longer than the file', joined(pngHead, header(1, 1), '\xff\xff\xff\xffIDAT')],
  ['a PNG without a picture', joined(pngHead, header(1, 1), chunk('IEND', ''))],
  ['a PNG with two heads', joined(pngHead, header(1, 1), header(9, 9), chunk('IDAT', 'x'), chunk('IEND', ''))],
  ['a PNG whose picture comes first', joined(pngHead, chunk('IDAT', 'x'), header(1, 1), chunk('IEND', ''))],
  ['a PNG without a height', pngOf(10, 0)],
  ['half a WebP', cut(webp, 0.05)],
  ['a WebP without its picture', joined(riff(riffChunk('EXIF', 'x')))],
  ['an animation', joined(riff(animated + riffChunk('ANMF', 'x')))],
  ['a sound that begins as a WebP', joined(riff(riffChunk('data', 'x'), 'WAVE'))],
  ['a WebP that claims more than it has', joined('RIFF\xff\xff\xff\x7fWEBPVP8 ', '\xff\xff\xff\x7f')],
  ['half a PDF', cut(pdf, 0.5)],
  ['the head of a PDF', '%PDF-1.7\n'],
];

const tooLarge: readonly [string, Uint8Array][] = [
  ['a PNG of 100 megapixels in 80 bytes', pngOf(10_000, 10_000)],
  ['a PNG of four billion pixels a side', pngOf(0x7fffffff, 0x7fffffff)],
  ['a long thin PNG', pngOf(1, 30_000_000)],
  ['a JPEG of 100 megapixels', jpegOf(10_000, 10_000)],
  ['a JPEG of 65,535 pixels a side', jpegOf(65_535, 65_535)],
  ['a WebP of 268 megapixels', losslessOf(16_384, 16_384)],
];

const carriers: readonly [string, Uint8Array][] = [
  ['a page behind a JPEG', joined(jpeg, html)],
  ['a page in a comment of a JPEG', insertedAfter(jpeg, 2, segment('\xfe', html))],
  ['a page in the Exif of a JPEG', insertedAfter(jpeg, 2, segment('\xe1', `Exif\0\0${html}`))],
  ['a page in the colour profile of a JPEG', insertedAfter(jpeg, 2, segment('\xe2', `ICC_PROFILE\0\x01\x01${html}`))],
  ['PHP in a comment of a JPEG', insertedAfter(jpeg, 2, segment('\xfe', php))],
  ['an archive behind a JPEG', joined(jpeg, zipEnd)],
  ['a second photo behind a JPEG', joined(jpeg, jpeg)],
  ['Exif that points outside itself', insertedAfter(jpeg, 2, segment('\xe1', 'Exif\0\0MM\0*\xff\xff\xff\xff\xff\xff'))],
  ['a page behind a PNG', joined(png, html)],
  [
    'a page in a text of a PNG',
    joined(pngHead, header(1, 1), chunk('tEXt', html), chunk('IDAT', 'x'), chunk('IEND', '')),
  ],
  [
    'a page in a colour profile of a PNG',
    joined(pngHead, header(1, 1), chunk('iCCP', html), chunk('IDAT', 'x'), chunk('IEND', '')),
  ],
  [
    'an animated PNG',
    joined(
      pngHead,
      header(1, 1),
      chunk('acTL', big(9, 4) + html),
      chunk('IDAT', 'x'),
      chunk('fdAT', html),
      chunk('IEND', ''),
    ),
  ],
  ['an archive behind a PNG', joined(png, zipEnd)],
  ['a page behind a WebP', joined(webp, html)],
  [
    'a page in an unknown chunk of a WebP',
    joined(
      riff(
        riffChunk('JUNK', html) + textIn(photo('lossless.webp')).slice(textIn(photo('lossless.webp')).indexOf('VP8L')),
      ),
    ),
  ],
  ['a page behind a PDF', joined(pdf, html)],
  ['an archive behind a PDF', joined(pdf, zipEnd)],
  ['an archive of two kilobytes behind a PDF', joined(pdf, zipEnd, '\0'.repeat(2_000))],
  ['a page before a PDF', joined(html, pdf)],
];

const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? joined(content) : content);
const expecting = (
  expected: Hostile['expected'],
  files: readonly [string, string | Uint8Array][],
): readonly Hostile[] => files.map(([name, content]) => ({ name, bytes: bytesOf(content), expected }));

/** Files that someone could send as a photo or a document. Add what the next attack is made of. */
export const hostileFiles: readonly Hostile[] = [
  ...expecting('file_refused', refused),
  ...expecting('file_damaged', damaged),
  ...expecting('picture_too_large', tooLarge),
  ...expecting('clean', carriers),
];

/** What no stored content contains, unless the file is a document. */
export const payloads: readonly string[] = ['<script', '<html', '<svg', '<?php', 'PK\x03\x04', 'GPS', 'Acme'];
