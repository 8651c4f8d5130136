import { Words } from '#apps/ui/content/words.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { passport as words } from '#words/passport.ts';
import type { PassportPhoto } from './passport.ts';
import styles from './photo-list.module.css';

/** Photos with what they show, as many beside each other as fit. Those far down load when they come near. */
export function PhotoList({ photos }: { photos: readonly PassportPhoto[] }) {
  return (
    <ul className={styles.photos}>
      {photos.map(({ hash, url, line: { item, title, date } }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same photo, and none moves
        <li key={`${hash} ${index}`} className={styles.photo}>
          <figure>
            <img src={url} alt="" loading="lazy" decoding="async" />
            <figcaption>
              {words.item(isolated(itemName(item)))} <Words>{title}</Words>, {format.date(date, 'column')}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
