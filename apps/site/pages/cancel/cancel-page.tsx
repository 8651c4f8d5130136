import { Button, LiveButton } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import entry from '#apps/ui/layout/entry-card.module.css';
import { EntryCard } from '#apps/ui/layout/entry-card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { supportEmail } from '#apps/ui/support-email.ts';
import { longest } from '#core/domain/limits.ts';
import { NeedsScript } from '../needs-script.tsx';
import styles from './cancel-page.module.css';

/** Where everyone can end a contract in three steps, with an account or without: live/cancel. */
export function CancelPage() {
  return (
    <EntryCard>
      <div className={entry.stack}>
        <div className={entry.head}>
          <h1>Cancel or withdraw</h1>
          <p>
            You can cancel Premium at any time: it then ends with the period that you’ve paid for. Within 14 days of
            buying you can also withdraw from the contract: Premium then ends at once, and we refund you. The{' '}
            <Link to={`${paths.terms}#withdrawal`}>terms</Link> have the details and a form to copy.
          </p>
        </div>
        <div data-for="visitor">
          <Declaration />
        </div>
        <template data-for="user">
          <Contract />
        </template>
        <p className={entry.small}>
          You can also write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, or send a letter to the address
          in our <Link to={paths.legal}>legal notice</Link>.
        </p>
      </div>
    </EntryCard>
  );
}

function Failure() {
  return (
    <template data-failure="">
      <Alert>
        <span />
      </Alert>
    </template>
  );
}

function Contract() {
  return (
    <div className={entry.stack} data-contract="">
      <p className={styles.contract} data-contract-text="" role="status" tabIndex={-1}>
        Loading your contract …
      </p>
      <Failure />
      <div className={styles.choices} data-choices="" hidden>
        <Button variant="ghost" wide data-choose="cancellation">
          Cancel Premium
        </Button>
        <Button variant="ghost" wide data-choose="withdrawal">
          Withdraw from the contract
        </Button>
      </div>
      <div className={styles.choices} data-confirmation="" hidden>
        <h2 className={styles.question} data-question="" tabIndex={-1}>
          Are you sure?
        </h2>
        <LiveButton wide data-confirm="cancellation">
          Confirm cancellation
        </LiveButton>
        <LiveButton wide data-confirm="withdrawal">
          Confirm withdrawal
        </LiveButton>
        <Button variant="quiet" wide data-back="">
          Back
        </Button>
      </div>
    </div>
  );
}

function Declaration() {
  return (
    <>
      {/* `dialog` sends nothing: with `get`, a page without script would put what was entered into the address. */}
      <form className={joinClasses(entry.stack, styles.form)} method="dialog" data-declaration="">
        <fieldset className={styles.kinds}>
          <legend>What would you like to do?</legend>
          <label>
            <input type="radio" name="kind" value="cancellation" defaultChecked />
            Cancel Premium
          </label>
          <label>
            <input type="radio" name="kind" value="withdrawal" />
            Withdraw from the contract
          </label>
        </fieldset>
        <TextField id="name" label="Your name" name="name" autoComplete="name" maxLength={longest.name} required />
        <TextField
          id="email"
          label="Email Address"
          hint="The one that you bought Premium with"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={longest.email}
          required
        />
        <TextField
          id="reference"
          label="Reference"
          hint="An invoice number, or anything else that helps us find your contract"
          optional
          name="reference"
          maxLength={200}
        />
        <Failure />
        <NeedsScript what="This form" />
        <LiveButton className={styles.cancels ?? ''} type="submit" wide busyLabel="Sending...">
          Confirm cancellation
        </LiveButton>
        <LiveButton className={styles.withdraws ?? ''} type="submit" wide busyLabel="Sending...">
          Confirm withdrawal
        </LiveButton>
        <p className={entry.small}>
          It counts from the moment you press the button. We send you an email with its content, date and time, and a
          link: open it, so that no one else can end your contract.
        </p>
      </form>
      <template data-received="">
        <div className={styles.choices} tabIndex={-1} role="status">
          <h2 className={styles.question}>We received it</h2>
          <p>
            Received on <strong data-received-at="" />. We’ve sent an email with its content, date and time to{' '}
            <strong className={entry.address} data-received-by="" />. Please open the link in it to confirm.
          </p>
        </div>
      </template>
    </>
  );
}
