import { product } from '#apps/contract/product.ts';
import { LiveButton } from '#apps/ui/controls/button.tsx';
import { FieldError, TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import styles from '#apps/ui/layout/entry-card.module.css';
import { EntryCard } from '#apps/ui/layout/entry-card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import letterbox from '#apps/ui/pictures/letterbox.svg';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { longest } from '#core/domain/limits.ts';
import { NeedsScript } from '../needs-script.tsx';

/** The form, and the templates of what live/sign-in.ts shows in answer to it. Users are sent on: live/next-page.ts. */
export function SignInPage() {
  return (
    <EntryCard data-for="visitor">
      {/* `dialog` sends nothing: with `get`, a page without script would put the email address into the URL. */}
      <form className={styles.stack} method="dialog" noValidate data-sign-in="">
        <Art className={styles.art} file={letterbox} width={200} height={160} />
        <div className={styles.head}>
          <h1>Welcome to {product.name}</h1>
          <p data-where="links">
            Enter your email to sign in or create an account.
            <template data-premium=""> You can get Premium next.</template>
          </p>
        </div>
        <template data-failure="">
          <Alert>
            <span />
          </Alert>
        </template>
        <template data-mailed="">
          <Alert tone="info">
            Your sign-in service hasn’t checked your email address, so we’ve sent you a link. Please open it in this
            browser.
          </Alert>
        </template>
        <NeedsScript what="Signing in" />
        <section className={styles.stack} data-where="links">
          <TextField
            id="email"
            label="Email Address"
            type="email"
            name="email"
            placeholder="you@example.com"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            maxLength={longest.email}
            required
          />
          <template data-wrong="">
            <FieldError id="email-error">
              <span />
            </FieldError>
          </template>
          <LiveButton className={styles.submit ?? ''} type="submit" wide busyLabel="Sending...">
            Sign in
          </LiveButton>
          <LiveButton variant="ghost" wide hidden data-passkey="" busyLabel="Waiting for your passkey...">
            Sign in with a passkey
          </LiveButton>
          <p className={styles.small}>
            We send you a link that signs you in, so there is no password. New here? The link creates your account.
            Set-up takes 2 minutes, no credit card is required, and you see your first week right away. Upkept is in
            English.
          </p>
        </section>
        <LiveButton variant="ghost" wide hidden data-service="" data-where="service" busyLabel="One moment...">
          Sign in with your sign-in service
        </LiveButton>
        <p className={styles.small}>
          By signing in you agree to the <Link to={paths.terms}>Terms of Service</Link>. The{' '}
          <Link to={paths.privacy}>Privacy Policy</Link> explains what we store and why.
        </p>
      </form>
      <template data-sent="">
        <SentNotice />
      </template>
    </EntryCard>
  );
}

/** The script adds the heading, since a page without script has only one. */
function SentNotice() {
  return (
    <div className={styles.stack}>
      <span className={styles.mark}>
        <Mark of="mail" size={30} />
      </span>
      <div className={styles.head}>
        <p role="status">
          <span />
          <span className={styles.address} />
          <span />
        </p>
      </div>
      <p>Click the link in the email to sign in. New here? The link creates your account. You can close this tab.</p>
      <p className={styles.small}>
        No email after a minute? Please check your spam folder, or{' '}
        <button type="button" className={styles.again}>
          try again
        </button>
        . After several tries, use the newest email that you have.
      </p>
    </div>
  );
}
