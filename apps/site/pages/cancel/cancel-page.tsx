import { Button, LiveButton } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { EntryCard, EntryHead } from '#apps/ui/layout/entry-card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { longest } from '#core/domain/limits.ts';
import { cancel as words } from '#words/site/cancel.ts';
import { NeedsScript } from '../needs-script.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './cancel-page.module.css';

const [before, between, after] = words.received.split('*');

/** Where everyone can end a contract in three steps, with an account or without: live/cancel. */
export function CancelPage() {
  return (
    <EntryCard>
      <Stack gap={24}>
        <EntryHead>
          <h1>{words.title}</h1>
          <p>
            <RichText text={words.introduction} />
          </p>
        </EntryHead>
        <div data-for="visitor">
          <Declaration />
        </div>
        <template data-for="user">
          <Contract />
        </template>
        <Muted as="p">
          <RichText text={words.otherWays} />
        </Muted>
      </Stack>
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
    <Stack gap={24} data-contract="">
      <Text as="p" weight={600} data-contract-text="" role="status" tabIndex={-1}>
        {words.loading}
      </Text>
      <Failure />
      <Stack gap={16} className={styles.choices} data-choices="" hidden>
        <Button variant="ghost" wide data-choose="cancellation">
          {words.cancel}
        </Button>
        <Button variant="ghost" wide data-choose="withdrawal">
          {words.withdraw}
        </Button>
      </Stack>
      <div className={styles.choices} data-keep="" hidden>
        <LiveButton wide variant="ghost">
          {words.keep}
        </LiveButton>
      </div>
      <Stack gap={16} className={styles.choices} data-confirmation="" hidden>
        <Text as="h2" size="lg" data-question="" tabIndex={-1}>
          {words.areYouSure}
        </Text>
        <LiveButton wide data-confirm="cancellation">
          {words.confirmCancellation}
        </LiveButton>
        <LiveButton wide data-confirm="withdrawal">
          {words.confirmWithdrawal}
        </LiveButton>
        <Button variant="quiet" wide data-back="">
          {words.back}
        </Button>
      </Stack>
    </Stack>
  );
}

function Declaration() {
  return (
    <>
      {/* `dialog` sends nothing: with `get`, a page without script would put what was entered into the address. */}
      <Stack as="form" gap={24} className={styles.form} method="dialog" data-declaration="">
        <Stack as="fieldset" gap={8} className={styles.kinds}>
          <legend>{words.what}</legend>
          <label>
            <input type="radio" name="kind" value="cancellation" defaultChecked />
            {words.cancel}
          </label>
          <label>
            <input type="radio" name="kind" value="withdrawal" id="withdrawal" />
            {words.withdraw}
          </label>
        </Stack>
        <TextField id="name" label={words.name} name="name" autoComplete="name" maxLength={longest.name} required />
        <TextField
          id="email"
          label={words.email}
          hint={words.emailHint}
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
          label={words.reference}
          hint={words.referenceHint}
          optional
          name="reference"
          maxLength={200}
        />
        <Failure />
        <NeedsScript what={words.needsScript} />
        <LiveButton className={styles.cancels ?? ''} type="submit" wide busyLabel={words.busy}>
          {words.confirmCancellation}
        </LiveButton>
        <LiveButton className={styles.withdraws ?? ''} type="submit" wide busyLabel={words.busy}>
          {words.confirmWithdrawal}
        </LiveButton>
        <Muted as="p">{words.counts}</Muted>
      </Stack>
      <template data-received="">
        <Stack gap={16} className={styles.choices} tabIndex={-1} role="status">
          <Text as="h2" size="lg">
            {words.receivedTitle}
          </Text>
          <p>
            {before}
            <strong data-received-at="" />
            {between}
            <Text as="strong" weight={600} breaks data-received-by="" />
            {after}
          </p>
        </Stack>
      </template>
    </>
  );
}
