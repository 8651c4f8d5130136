import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { pathAfterSignIn, wantsPremium } from '../../session/premium-wish.ts';
import { useAuth } from '../../session/use-auth.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useQuery } from '../../ui/routing/use-query.ts';
import { EntryCard } from './entry-card.tsx';
import { SentNotice } from './sent-notice.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const auth = useAuth();
  const forPremium = wantsPremium(useQuery());
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const onSent = (address: string) => {
    setEmail(address);
    setIsSent(true);
  };
  if (auth.status === 'loading') return <Spinner page />;
  if (auth.status === 'signed-in') return <Navigate to={pathAfterSignIn(auth.user, forPremium)} replace />;
  return (
    <EntryCard data-visitor="">
      {isSent ? (
        <SentNotice email={email} onTryAgain={() => setIsSent(false)} />
      ) : (
        <SignInForm forPremium={forPremium} email={email} onSent={onSent} />
      )}
    </EntryCard>
  );
}
