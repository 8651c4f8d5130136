import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { useYear } from './data/use-year.ts';
import { YearContent } from './states/year-content.tsx';

/** What the plan expects of the twelve months ahead. */
export function YearPage() {
  return (
    <Page
      above={<Link to={paths.dashboard}>Back to your week</Link>}
      title="The year ahead"
      lede="What to book, what each season needs, and the time it takes."
      narrow
    >
      <YearContent year={useYear()} />
    </Page>
  );
}
