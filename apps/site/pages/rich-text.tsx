import { product } from '#apps/contract/product.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { supportEmail } from '#apps/ui/support-email.ts';
import { piecesOf } from '../content/rich-text.ts';

/**
 * A text whose links are written as `[label](address)`. The build writes it into a file that is the same for every
 * operator, so the address for support is the product's until here.
 */
export function RichText({ text }: { text: string }) {
  return piecesOf(text.replaceAll(product.supportEmail, supportEmail)).map(({ text: words, to }) => {
    if (to === undefined) return words;
    if (to.startsWith('/')) {
      return (
        <Link key={words} to={to}>
          {words}
        </Link>
      );
    }
    return (
      <a key={words} href={to}>
        {words}
      </a>
    );
  });
}
