import FileText from 'lucide-react/icons/file-text';
import { format } from '#words/format.ts';
import type { Entry, EntryFile } from '../model/history.ts';
import styles from './file-strip.module.css';

export type FileStripProps = { entry: Entry; onShow: (file: EntryFile) => void };

/** The photos and documents of an entry, small, in a row. Pictures load once they come near the screen. */
export function FileStrip({ entry: { title, date, files }, onShow }: FileStripProps) {
  return (
    <ul className={styles.strip} aria-label={`Photos and documents of ${title}`}>
      {files.map((file, index) => {
        const isPicture = file.type.startsWith('image/');
        const name = `${isPicture ? 'Photo' : 'Document'} ${index + 1} of ${files.length}: ${title}, ${format.date(date)}`;
        return (
          <li key={file.id}>
            <button type="button" className={styles.file} aria-label={name} onClick={() => onShow(file)}>
              {isPicture ? (
                <img className={styles.picture} src={file.url} alt="" loading="lazy" decoding="async" />
              ) : (
                <FileText size={28} aria-hidden="true" />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
