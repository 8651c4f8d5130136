import { lazyComponent, Nothing } from '#apps/ui/loading/lazy-component.ts';
import type { FileStripProps } from '../../../household/files/file-strip.tsx';

/** Only entries with photos or documents need its script. Many have them, so a missing one isn't reported by each. */
export const FileStrip = lazyComponent<'FileStrip', FileStripProps>(
  'FileStrip',
  () => import('../../../household/files/file-strip.tsx'),
  Nothing,
);
