import { Page } from '../../ui/page.tsx';

export function PaymentCancelPage() {
  return <Page title="Payment Canceled">{null}</Page>;
}
