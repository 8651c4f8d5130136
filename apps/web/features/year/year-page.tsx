import { Page } from '#apps/ui/layout/page.tsx';
import { year } from '#words/app/year.ts';
import { useYear } from './data/use-year.ts';
import { YearContent } from './states/year-content.tsx';

/** What the plan expects of the twelve months ahead. */
export function YearPage() {
  return (
    <Page title={year.title} lede={year.lede} narrow>
      <YearContent year={useYear()} />
    </Page>
  );
}
