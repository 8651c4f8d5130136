import { piecesOf } from '../content/rich-text.ts';
import { Link } from '../ui/routing/link.tsx';

/** A text whose links are written as `[label](address)`. */
export function RichText({ text }: { text: string }) {
  return piecesOf(text).map(({ text: words, to }) => {
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
