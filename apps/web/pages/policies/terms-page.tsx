import { Page } from '../../ui/page.tsx';

export function TermsPage() {
  return <Page title="Terms of Service">{null}</Page>;
}
