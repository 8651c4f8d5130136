import { Fragment } from 'react';
import { passport as words } from '#words/passport.ts';
import { HighlightRow, OtherJobsRow, type ShownColumns, WorkTable } from './entry-table.tsx';
import type { ShortForm } from './highlights.ts';

/** The maintenance of all items: what matters to others, and how many jobs the household did besides. */
export function ShortCareTable({ care, includes }: Pick<ShortForm, 'care'> & { includes: ShownColumns }) {
  return (
    <WorkTable label={words.sections.care} costs={includes.costs}>
      {care.map(({ highlights, others }) => (
        <Fragment key={others?.item ?? highlights[0]?.item}>
          {highlights.map((highlight) => (
            <HighlightRow key={highlight.last.title} highlight={highlight} includes={includes} />
          ))}
          {others && <OtherJobsRow others={others} costs={includes.costs} />}
        </Fragment>
      ))}
    </WorkTable>
  );
}

/** Repairs and other work that others did, or that cost something. */
export function ShortWorksTable({ works, includes }: Pick<ShortForm, 'works'> & { includes: ShownColumns }) {
  return (
    <WorkTable label={words.sections.works} costs={includes.costs}>
      {works.map((highlight) => (
        <HighlightRow key={`${highlight.item} ${highlight.last.title}`} highlight={highlight} includes={includes} />
      ))}
    </WorkTable>
  );
}
