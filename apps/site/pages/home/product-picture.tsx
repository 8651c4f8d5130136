import { language } from '#words/language.ts';

const files = import.meta.glob<string>('./pictures/*/*.webp', { eager: true, import: 'default' });

/** A language whose pictures haven't been made shows the English ones. */
const fileOf = (name: string) =>
  files[`./pictures/${language.code}/${name}.webp`] ?? files[`./pictures/en/${name}.webp`];

/** `top`: readers see it without scrolling, and where the page has one column, only the picture of this name, its upper part. */
type ProductPictureProps = { name: string; alt: string; top?: string };

const dark = '(prefers-color-scheme: dark)';
const oneColumn = '(max-width: 59.99rem)';

/** The app in the language of the page, in both colour schemes. test/pictures makes its files, twice as large as it is shown. */
export function ProductPicture({ name, alt, top }: ProductPictureProps) {
  return (
    <picture>
      {top && (
        <>
          <source srcSet={fileOf(`${top}-dark`)} media={`${oneColumn} and ${dark}`} width={390} height={360} />
          <source srcSet={fileOf(`${top}-light`)} media={oneColumn} width={390} height={360} />
        </>
      )}
      <source srcSet={fileOf(`${name}-dark`)} media={dark} />
      <img
        src={fileOf(`${name}-light`)}
        alt={alt}
        width={390}
        height={760}
        loading={top ? 'eager' : 'lazy'}
        fetchPriority={top ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
