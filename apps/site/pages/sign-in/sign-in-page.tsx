import { Button, LiveButton } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { EntryCard, EntryHead } from '#apps/ui/layout/entry-card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { Art } from '#apps/ui/pictures/art.tsx';
import letterbox from '#apps/ui/pictures/letterbox.svg';
import { signInCode as code } from '#words/site/live/sign-in-code.ts';
import { signIn as words } from '#words/site/sign-in.ts';
import { NeedsScript } from '../needs-script.tsx';
import { RichText } from '../rich-text.tsx';
import { AddressField } from './address-field.tsx';
import { SentNotice } from './sent-notice.tsx';
import styles from './sign-in-page.module.css';

/** The form, and the templates of what live/sign-in.ts shows in answer to it. Users are sent on: live/next-page.ts. */
export function SignInPage() {
  return (
    <EntryCard data-for="visitor">
      {/* `dialog` sends nothing: with `get`, a page without script would put the email address into the URL. */}
      <Stack as="form" gap={24} method="dialog" noValidate data-sign-in="">
        <Art className={styles.art} file={letterbox} width={200} height={160} />
        <EntryHead>
          <h1>{words.title}</h1>
          <p data-where="links">
            {words.introduction}
            <template data-premium=""> {words.premiumNext}</template>
          </p>
          <p data-where="only-service">{words.serviceOnly}</p>
        </EntryHead>
        <template data-failure="">
          <Alert>
            <span />
          </Alert>
        </template>
        <template data-mailed="">
          <Alert tone="info">{words.mailed}</Alert>
        </template>
        <NeedsScript what={words.needsScript} />
        <Stack as="section" gap={24} data-where="links">
          <AddressField label={words.email} />
          <LiveButton className={styles.submit ?? ''} type="submit" wide busyLabel={words.busy}>
            {words.submit}
          </LiveButton>
          <Button variant="ghost" wide hidden data-pending="">
            {code.pending}
          </Button>
          <LiveButton variant="ghost" wide hidden data-passkey="" busyLabel={words.passkeyBusy}>
            {words.passkey}
          </LiveButton>
          <Muted as="p">{words.how}</Muted>
        </Stack>
        {(['service', 'only-service'] as const).map((where) => (
          <LiveButton
            key={where}
            variant={where === 'service' ? 'ghost' : 'primary'}
            wide
            hidden
            data-service=""
            data-where={where}
            busyLabel={words.serviceBusy}
          >
            {words.service}
          </LiveButton>
        ))}
        <Muted as="p">
          <RichText text={words.agreement} />
        </Muted>
      </Stack>
      <template data-sent="">
        <SentNotice />
      </template>
    </EntryCard>
  );
}
