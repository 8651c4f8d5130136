import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Spinner, SpinnerRing } from '#apps/ui/feedback/spinner.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { supportEmail } from '#apps/ui/support-email.ts';
import { useAuth } from '../../session/use-auth.ts';
import { Outcome } from './outcome.tsx';
import { supportAddress } from './payment-failure.ts';
import { useConfirmation } from './use-confirmation.ts';

/** The page to which a checkout returns. It displays only what the server confirms. */
export function PaymentSuccessPage() {
  const { status } = useAuth();
  if (status === 'loading') return <Spinner page />;
  return status === 'signed-in' ? <ForUser /> : <ForVisitor />;
}

function ForUser() {
  const { state, checkAgain } = useConfirmation();
  const query = useQuery();
  const places = (
    <>
      <ButtonLink to={paths.dashboard} variant={state === 'confirmed' ? 'primary' : 'ghost'}>
        Go to your dashboard
      </ButtonLink>
      <ButtonLink to={paths.settings} variant="ghost">
        Go to settings
      </ButtonLink>
    </>
  );
  if (state === 'confirmed') {
    return (
      <Outcome drawing="paid" heading="Payment Successful" actions={places}>
        <p>
          Thank you. Premium is yours: <Link to={paths.settingsTab('calendar')}>connect your calendar</Link>, and add as
          many custom tasks as you like. You can manage or cancel it in your settings at any time.
        </p>
      </Outcome>
    );
  }
  if (state === 'checking') {
    return (
      <Outcome drawing="notPaid" heading="Confirming Your Payment" actions={places}>
        <p>This takes a few seconds. Premium appears here as soon as the payment is confirmed.</p>
        <SpinnerRing />
      </Outcome>
    );
  }
  return (
    <Outcome
      drawing="notPaid"
      heading="Not Confirmed Yet"
      actions={
        <>
          <Button onClick={checkAgain}>Check again</Button>
          {places}
        </>
      }
      note={
        <>
          Questions? Write to <a href={supportAddress(query)}>{supportEmail}</a>.
        </>
      }
    >
      <p>
        If you have just paid, your payment is safe and there is no need to pay again: the confirmation can take a few
        minutes, and Premium then appears by itself. If you have not paid, nothing has been charged.
      </p>
    </Outcome>
  );
}

function ForVisitor() {
  return (
    <Outcome
      drawing="mailed"
      heading="Check Your Email"
      actions={<ButtonLink to={paths.signIn}>Go to login</ButtonLink>}
      note="It is sent only after a completed payment. If it does not arrive within a few minutes, please check your spam folder, or log in with the address that you paid with."
    >
      <p>
        A welcome email with a secure login link was sent to the address that you paid with. Open it to sign in and get
        started.
      </p>
    </Outcome>
  );
}
