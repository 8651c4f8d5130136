import { language } from '#words/language.ts';

const files = import.meta.glob<string>('./pictures/*/*.webp', { eager: true, import: 'default' });

/** A language whose pictures haven't been made shows the English ones. */
const fileOf = (name: string) =>
  files[`./pictures/${language.code}/${name}.webp`] ?? files[`./pictures/en/${name}.webp`];

/** `first`: readers see it without scrolling. */
type ProductPictureProps = { name: string; alt: string; first?: boolean };

/** The app in the language of the page, in both colour schemes. test/pictures makes its files, twice as large as it is shown. */
export function ProductPicture({ name, alt, first = false }: ProductPictureProps) {
  return (
    <picture>
      <source srcSet={fileOf(`${name}-dark`)} media="(prefers-color-scheme: dark)" />
      <img
        src={fileOf(`${name}-light`)}
        alt={alt}
        width={390}
        height={760}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
