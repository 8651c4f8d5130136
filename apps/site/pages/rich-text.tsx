import { Link } from '#apps/ui/routing/link.tsx';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { format } from '#words/format.ts';
import { localAddress } from '../addresses.ts';
import { piecesOf } from '../content/rich-text.ts';

/**
 * A text whose links are written as `[label](address)`, with English addresses, which lead
 * to the pages of the own language, or with `en:` to those of English. `day` takes the place of `{day}`.
 */
export function RichText({ text, day }: { text: string; day?: IsoDate }) {
  return piecesOf(text).map(({ text: words, to }) => {
    if (to === undefined) return day ? withDay(words, day) : words;
    if (/^[/#]/.test(to)) {
      return (
        <Link key={words} to={localAddress(to)}>
          {words}
        </Link>
      );
    }
    if (to.startsWith('en:')) {
      return (
        <a key={words} href={to.slice('en:'.length)} hrefLang="en">
          {words}
        </a>
      );
    }
    return (
      <a key={words} href={to}>
        {words}
      </a>
    );
  });
}

function withDay(words: string, day: IsoDate) {
  const [before, after] = words.split('{day}');
  if (after === undefined) return words;
  return [
    before,
    <time key={day} dateTime={day}>
      {format.date(day)}
    </time>,
    after,
  ];
}
