import { Words } from '#apps/ui/content/words.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { entry as words } from '#words/app/entry.ts';
import styles from './by-text.module.css';
import type { Entry } from './entry.ts';

/** Who did it, with a number to call. Nothing for the user, who did most of it. */
export function ByText({ by: { kind, name, phone } }: { by: NonNullable<Entry['by']> }) {
  if (kind === 'me') return null;
  return (
    <span>
      {name ? words.by(isolated(name)) : kind === 'company' ? words.company : words.someoneElse}
      {phone && (
        <>
          {', '}
          <a className={styles.phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <Words>{phone}</Words>
          </a>
        </>
      )}
    </span>
  );
}
