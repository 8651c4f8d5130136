import { Page } from '../../ui/page.tsx';

export function FaqPage() {
  return <Page title="Frequently Asked Questions">{null}</Page>;
}
