import FileText from 'lucide-react/icons/file-text';
import type { z } from 'zod';
import type { storedFile } from '#apps/contract/history-shapes.ts';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Row } from '#apps/ui/layout/row.tsx';
import { files as words } from '#words/app/files.ts';
import styles from './file-strip.module.css';

export type ShownFile = z.output<ReturnType<typeof storedFile>>;

export type FileStripProps = {
  /** What they belong to: `Tiles replaced, 2 January 2027`. */
  about: string;
  files: readonly ShownFile[];
  onShow: (file: ShownFile) => void;
};

/** Photos and documents, small, in a row. Pictures load once they come near the screen. */
export function FileStrip({ about, files, onShow }: FileStripProps) {
  return (
    <Row as="ul" gap={6} align="stretch" className={styles.strip} aria-label={words.photosAndDocuments(about)}>
      {files.map((file, index) => {
        const isPicture = file.type.startsWith('image/');
        const name = file.name
          ? words.named(file.name, about)
          : words.numbered(isPicture, index + 1, files.length, about);
        return (
          <li key={file.id}>
            <button
              type="button"
              className={joinClasses(styles.file, file.name && styles.named)}
              aria-label={name}
              onClick={() => onShow(file)}
            >
              {isPicture ? (
                <img className={styles.picture} src={file.url} alt="" loading="lazy" decoding="async" />
              ) : (
                <>
                  <FileText size={28} aria-hidden="true" />
                  {file.name && <bdi className={styles.name}>{file.name}</bdi>}
                </>
              )}
            </button>
          </li>
        );
      })}
    </Row>
  );
}
