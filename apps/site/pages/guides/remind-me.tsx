import { LiveButton } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { longest } from '#core/domain/limits.ts';
import { guides } from '#words/site/guides.ts';
import { NeedsScript } from '../needs-script.tsx';
import styles from './remind-me.module.css';

const { remind: words } = guides;
const [before, after] = words.sent.split('*');

/** One mail about the guide in a year, for visitors without an account: live/remind-me. */
export function RemindMe({ guide }: { guide: string }) {
  return (
    <Stack
      as="section"
      gap={16}
      className={styles.card}
      data-unprinted=""
      aria-labelledby="remind-title"
      data-for="visitor"
    >
      <h2 id="remind-title">{words.title}</h2>
      <p>{words.text}</p>
      <Stack as="form" gap={12} align="start" method="dialog" data-remind={guide}>
        <TextField
          id="remind-email"
          label={words.email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={longest.email}
          required
        />
        <template data-failure="">
          <Alert>
            <span />
          </Alert>
        </template>
        <NeedsScript what={words.needsScript} />
        <LiveButton type="submit" variant="ghost" busyLabel={words.busy}>
          {words.button}
        </LiveButton>
      </Stack>
      <template data-asked="">
        <Stack gap={8} tabIndex={-1} role="status">
          <Text as="h3" size="md">
            {words.sentTitle}
          </Text>
          <p>
            {before}
            <Text as="strong" weight={600} breaks data-asked-at="" />
            {after}
          </p>
          <Muted as="p">{words.later}</Muted>
        </Stack>
      </template>
    </Stack>
  );
}
