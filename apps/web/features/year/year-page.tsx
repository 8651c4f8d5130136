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
      lede="What to book, what each season brings, and how much time each month takes. The plan adjusts as you go."
      narrow
    >
      <YearContent year={useYear()} />
    </Page>
  );
}
