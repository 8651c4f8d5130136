import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';

/** The path to a page below the index of the guides, which `label` names. */
export function GuidesBreadcrumbs({ label }: { label: string }) {
  return (
    <Breadcrumbs
      crumbs={[{ label: 'Home', to: paths.home }, { label: 'Maintenance Guides', to: paths.guides }, { label }]}
    />
  );
}
