import { product } from '#apps/contract/product.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { useQuery } from '../../ui/routing/use-query.ts';
import { Outcome } from './outcome.tsx';
import { describePaymentFailure, supportAddress } from './payment-failure.ts';

export function PaymentCancelPage() {
  const query = useQuery();
  const { heading, message } = describePaymentFailure(query);
  return (
    <Outcome
      drawing="notPaid"
      heading={heading}
      actions={
        <>
          <ButtonLink to={paths.pricing}>Back to pricing</ButtonLink>
          <ButtonLink to={paths.dashboard} variant="ghost">
            Go to your dashboard
          </ButtonLink>
        </>
      }
      note={
        <>
          Questions? Write to <a href={supportAddress(query)}>{product.supportEmail}</a>.
        </>
      }
    >
      <p>{message}</p>
    </Outcome>
  );
}
