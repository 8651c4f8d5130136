import { Marked } from '#apps/ui/content/marked.tsx';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Spinner, SpinnerRing } from '#apps/ui/feedback/spinner.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { supportEmail } from '#apps/ui/support-email.ts';
import { links } from '#words/app/links.ts';
import { payment as words } from '#words/app/payment.ts';
import { address } from '#words/site/live/address.ts';
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
        {links.dashboard}
      </ButtonLink>
      <ButtonLink to={paths.settings} variant="ghost">
        {words.toSettings}
      </ButtonLink>
    </>
  );
  if (state === 'confirmed') {
    return (
      <Outcome drawing="paid" heading={words.successful} actions={places}>
        <p>
          <Marked text={words.thanks} show={(label) => <Link to={paths.settingsTab('calendar')}>{label}</Link>} />
        </p>
      </Outcome>
    );
  }
  if (state === 'checking') {
    return (
      <Outcome drawing="notPaid" heading={words.confirming} actions={places}>
        <p>{words.confirmingAbout}</p>
        <SpinnerRing />
      </Outcome>
    );
  }
  return (
    <Outcome
      drawing="notPaid"
      heading={words.unconfirmed}
      actions={
        <>
          <Button onClick={checkAgain}>{words.checkAgain}</Button>
          {places}
        </>
      }
      note={
        <Marked text={words.questions(supportEmail)} show={(label) => <a href={supportAddress(query)}>{label}</a>} />
      }
    >
      <p>{words.unconfirmedAbout}</p>
    </Outcome>
  );
}

function ForVisitor() {
  return (
    <Outcome
      drawing="mailed"
      heading={address.checkEmail}
      actions={<ButtonLink to={paths.signIn}>{words.toLogin}</ButtonLink>}
      note={words.sentOnlyAfter}
    >
      <p>{words.welcomeSent}</p>
    </Outcome>
  );
}
