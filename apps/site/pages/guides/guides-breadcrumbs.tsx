import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { guides } from '#words/site/guides.ts';
import { navbar } from '#words/site/navbar.ts';

/** The path to a page below the index of the guides, which `label` names. */
export function GuidesBreadcrumbs({ label }: { label: string }) {
  return (
    <Breadcrumbs
      crumbs={[{ label: navbar.home, to: paths.home }, { label: guides.crumb, to: paths.guides }, { label }]}
    />
  );
}
