import { Page } from '#apps/ui/layout/page.tsx';
import { useYear } from './data/use-year.ts';
import { YearContent } from './states/year-content.tsx';

/** What the plan expects of the twelve months ahead. */
export function YearPage() {
  return (
    <Page title="The year ahead" lede="What to book, what each season needs, and the time it takes." narrow>
      <YearContent year={useYear()} />
    </Page>
  );
}
