import { Marked } from '#apps/ui/content/marked.tsx';
import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { paths } from '#apps/ui/paths.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { supportEmail } from '#apps/ui/support-email.ts';
import { links } from '#words/app/links.ts';
import { payment as words } from '#words/app/payment.ts';
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
          <ButtonLink to={paths.pricing}>{words.toPricing}</ButtonLink>
          <ButtonLink to={paths.dashboard} variant="ghost">
            {links.dashboard}
          </ButtonLink>
        </>
      }
      note={
        <Marked text={words.questions(supportEmail)} show={(label) => <a href={supportAddress(query)}>{label}</a>} />
      }
    >
      <p>{message}</p>
    </Outcome>
  );
}
