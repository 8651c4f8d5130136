import { product } from '#apps/contract/product.ts';
import { paths } from '#apps/ui/paths.ts';
import { language } from '#words/language.ts';
import { footer } from '#words/site/footer.ts';

const png = (name: string, size: number, purpose = 'any') => ({
  src: `/${name}-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
});

/** What a device shows of the installed app. It is one app in every language, so its id and its start are the same. */
export const manifest = {
  id: '/',
  name: product.name,
  short_name: product.name,
  description: footer.tagline,
  lang: language.tag,
  dir: 'ltr',
  categories: ['lifestyle', 'productivity'],
  start_url: paths.dashboard,
  scope: '/',
  display: 'standalone',
  background_color: '#fbf7ef',
  theme_color: '#1f5443',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    png('icon', 192),
    png('icon', 512),
    png('icon-maskable', 512, 'maskable'),
  ],
};
