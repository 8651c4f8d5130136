import type { Page } from 'playwright';

/** The parts of a guide's page. */
export function guidePage(page: Page) {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const schedule = section('Maintenance schedule');
  return {
    section,
    crumbs: page.getByRole('navigation', { name: 'Breadcrumb' }),
    contents: page.getByRole('navigation', { name: 'On this page' }),
    tasks: schedule.locator('ol > li[id]'),
    prompt: page.getByRole('complementary', { name: /^Unlock / }),
    related: section('Related guides').getByRole('listitem'),
  };
}
