import { useCallback, useEffect, useState } from 'react';
import { product } from '#apps/contract/product.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { EntryCard, EntryHead } from '#apps/ui/layout/entry-card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { isForPremium, readNonces } from '#apps/ui/session/nonces.ts';
import { pathAfterSignIn } from '#apps/ui/session/premium-wish.ts';
import { loading } from '#words/app/loading.ts';
import { signIn as words } from '#words/app/sign-in.ts';
import { GoTo } from '../../routing/go-to.tsx';
import { clearLinkToken, takeLinkToken } from '../../session/link-token.ts';
import { useAuth } from '../../session/use-auth.ts';
import { failureMessage, firstStep, isRetryable, missingToken, verifyOnce } from './verification.ts';
import { VerificationFailed } from './verification-failed.tsx';
import styles from './verify-page.module.css';

type Stage = { name: 'asking' } | { name: 'posting' } | { name: 'failed'; message: string; again: boolean };

function firstStage(token: string | undefined): Stage {
  const step = firstStep(token, readNonces());
  if (step === 'missing') return { name: 'failed', message: missingToken, again: false };
  return { name: step === 'post' ? 'posting' : 'asking' };
}

export function VerifyPage() {
  const auth = useAuth();
  const { signIn } = auth;
  const [token] = useState(takeLinkToken);
  const [forPremium] = useState(() => token !== undefined && isForPremium(token));
  const [stage, setStage] = useState(() => firstStage(token));
  const [missed, setMissed] = useState(false);
  const posting = stage.name === 'posting' && auth.status === 'signed-out';

  const post = useCallback(
    async (isCurrent: () => boolean) => {
      if (!token) return;
      try {
        const session = await verifyOnce(token);
        clearLinkToken();
        if (!isCurrent()) return;
        setMissed(session.missedInvitation === true);
        signIn(session.token, session.user);
      } catch (error) {
        if (isCurrent()) setStage({ name: 'failed', message: failureMessage(error), again: isRetryable(error) });
      }
    },
    [token, signIn],
  );
  useEffect(() => {
    if (!posting) return;
    let current = true;
    void post(() => current);
    return () => {
      current = false;
    };
  }, [posting, post]);

  // Its page says why the invitation wasn't accepted.
  if (auth.status === 'signed-in' && missed) return <GoTo to={paths.join} />;
  if (auth.status === 'signed-in') return <GoTo to={pathAfterSignIn(auth.user, forPremium)} />;
  const go = () => setStage({ name: 'posting' });
  return (
    <EntryCard>
      {auth.status === 'loading' || stage.name === 'posting' ? (
        <div className={styles.waiting}>
          <h1>{words.verifying}</h1>
          <Spinner label={loading.moment} />
        </div>
      ) : stage.name === 'asking' ? (
        <Stack gap={24}>
          <EntryHead>
            <h1>{words.signInTo(product.name)}</h1>
            <p>{words.otherBrowser}</p>
          </EntryHead>
          <Button wide onClick={go}>
            {words.continue}
          </Button>
        </Stack>
      ) : (
        <VerificationFailed forPremium={forPremium} message={stage.message} {...(stage.again && { onTryAgain: go })} />
      )}
    </EntryCard>
  );
}
