import { SourceList } from '#apps/ui/layout/source-list.tsx';
import type { SourcesFor } from '#core/domain/care/sources-for.ts';
import { Elsewhere } from './elsewhere.tsx';

/** The sources that convince the reader, and behind a fold the laws of other countries. */
export function SourcesForReader({ sources, elsewhere }: SourcesFor) {
  return (
    <>
      {sources.length > 0 && <SourceList sources={sources} />}
      {elsewhere.length > 0 && (
        <Elsewhere>
          <SourceList sources={elsewhere} />
        </Elsewhere>
      )}
    </>
  );
}
