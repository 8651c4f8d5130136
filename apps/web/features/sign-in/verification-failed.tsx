import { useEffect, useRef } from 'react';
import { product } from '#apps/contract/product.ts';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { EntryHead, EntryMark } from '#apps/ui/layout/entry-card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { buttons } from '#words/app/buttons.ts';
import { signIn as words } from '#words/app/sign-in.ts';

type Props = { message: string; forPremium: boolean; onTryAgain?: () => void };

export function VerificationFailed({ message, forPremium, onTryAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // The page's own title says that the user is being signed in.
    const { title } = document;
    document.title = words.failedTitle(product.name);
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <Stack gap={24}>
      <EntryMark failed>
        <Mark of="brokenLink" size={30} />
      </EntryMark>
      <EntryHead>
        <h1 ref={heading} tabIndex={-1}>
          {words.failed}
        </h1>
        <p role="alert">{message}</p>
      </EntryHead>
      {onTryAgain && (
        <Button wide onClick={onTryAgain}>
          {buttons.tryAgain}
        </Button>
      )}
      <ButtonLink
        to={forPremium ? paths.signInForPremium : paths.signIn}
        variant={onTryAgain ? 'ghost' : 'primary'}
        wide
      >
        {words.newLink}
      </ButtonLink>
    </Stack>
  );
}
