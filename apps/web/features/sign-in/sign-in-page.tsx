import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { pathAfterSignIn, wantsPremium } from '../../session/premium-wish.ts';
import { useAuth } from '../../session/use-auth.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useQuery } from '../../ui/use-query.ts';
import { EntryCard } from './entry-card.tsx';
import { SentNotice } from './sent-notice.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const auth = useAuth();
  const forPremium = wantsPremium(useQuery());
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  if (auth.status === 'loading') return <Spinner page />;
  if (auth.status === 'signed-in') return <Navigate to={pathAfterSignIn(auth.user, forPremium)} replace />;
  return (
    <EntryCard data-visitor="">
      {sentTo === undefined ? (
        <SignInForm forPremium={forPremium} email={email} onEmailChange={setEmail} onSent={setSentTo} />
      ) : (
        <SentNotice email={sentTo} onTryAgain={() => setSentTo(undefined)} />
      )}
    </EntryCard>
  );
}
