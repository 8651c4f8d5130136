import { Marked } from '#apps/ui/content/marked.tsx';
import { LiveButton } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { EntryHead, EntryMark } from '#apps/ui/layout/entry-card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { signInCode as code } from '#words/site/live/sign-in-code.ts';
import { signIn as words } from '#words/site/sign-in.ts';
import styles from './sign-in-page.module.css';

/** The script adds the heading, since a page without script has only one. */
export function SentNotice() {
  return (
    <Stack gap={24}>
      <EntryMark>
        <Mark of="mail" size={30} />
      </EntryMark>
      <EntryHead>
        <p role="status">
          <span />
          <Text color="ink" weight={600} breaks />
          <span />
        </p>
      </EntryHead>
      <p>{words.click}</p>
      <Stack as="form" gap={16} method="dialog" noValidate data-code="">
        <template data-failure="">
          <Alert>
            <span />
          </Alert>
        </template>
        <TextField
          id="code"
          label={code.label}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <LiveButton variant="ghost" type="submit" wide busyLabel={code.busy}>
          {code.submit}
        </LiveButton>
      </Stack>
      <Muted as="p">
        <Marked
          text={words.noEmail}
          show={(label) => (
            <button type="button" className={styles.again} data-again="">
              {label}
            </button>
          )}
        />
      </Muted>
    </Stack>
  );
}
