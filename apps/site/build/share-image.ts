import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';

export type ShareImage = {
  readonly title: string;
  readonly subtitle: string;
  /** A scene fills its square, an object is drawn at the foot of one, and the house on the background. */
  readonly art: { readonly kind: 'scene' | 'object' | 'house'; readonly svg: string };
  /** SVG, as `art` with its colours written out. */
  readonly logo: string;
  readonly name: string;
};

const size = { width: 1200, height: 630 };
const require = createRequire(import.meta.url);
const font = (family: string, weight: 500 | 600) => ({
  name: family,
  weight,
  path: require.resolve(
    `@fontsource/${family.toLowerCase()}/files/${family.toLowerCase()}-latin-${weight}-normal.woff`,
  ),
});
const fonts = [font('Fraunces', 600), font('Figtree', 500)];

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);
const picture = (svg: string, width: number, height: number, style: CSSProperties = {}) =>
  createElement('img', {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
    style,
  });

function layout({ title, subtitle, art, logo, name }: ShareImage): ReactNode {
  return box(
    { width: '100%', height: '100%', background: '#fbf7ef', color: '#1e2b26', alignItems: 'center' },
    box(
      { flexDirection: 'column', width: 540, height: 502, marginLeft: 72, justifyContent: 'space-between' },
      box(
        { alignItems: 'center', fontFamily: 'Fraunces', fontSize: 38, letterSpacing: -0.6 },
        picture(logo, 52, 52, { marginRight: 12 }),
        name,
      ),
      box(
        { flexDirection: 'column' },
        box(
          {
            fontFamily: 'Fraunces',
            fontSize: title.length > 36 ? 58 : 66,
            lineHeight: 1.08,
            letterSpacing: -1.4,
            textWrap: 'balance',
          },
          title,
        ),
        box(
          {
            marginTop: 24,
            fontFamily: 'Figtree',
            fontSize: 27,
            lineHeight: 1.38,
            color: '#56655e',
            textWrap: 'balance',
          },
          subtitle,
        ),
      ),
      box({ width: 96, height: 10, borderRadius: 5, background: '#b4502b' }),
    ),
    artOf(art),
  );
}

function artOf({ kind, svg }: ShareImage['art']): ReactNode {
  if (kind === 'house') return picture(svg, 528, 469, { marginLeft: 30, objectFit: 'contain' });
  return box(
    {
      width: 496,
      height: 496,
      marginLeft: 36,
      alignItems: 'flex-end',
      justifyContent: 'center',
      borderRadius: 32,
      background: '#fbeed2',
      overflow: 'hidden',
    },
    kind === 'scene'
      ? picture(svg, 496, 496, { objectFit: 'cover' })
      : picture(svg, 420, 420, { objectFit: 'contain', objectPosition: 'bottom' }),
  );
}

/** Draws the picture that other sites show for a shared page; returns a PNG. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  const loaded = await Promise.all(
    fonts.map(async ({ name, weight, path }) => ({ name, weight, data: await readFile(path) })),
  );
  const svg = await satori(layout(image), { ...size, fonts: loaded });
  return new Resvg(svg).render().asPng();
}
