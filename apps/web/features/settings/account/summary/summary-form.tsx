import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { hourText } from '#apps/ui/content/hour-text.ts';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { weekdays } from '#core/domain/time/dates.ts';
import { buttons } from '#words/app/buttons.ts';
import { summary as words } from '#words/app/summary.ts';
import { weekdayNames } from '#words/weekday-names.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { timezoneName } from '../timezones.ts';
import { momentText } from './moment-text.ts';
import styles from './summary-form.module.css';
import type { useChangeSummary, WeeklySummary } from './use-weekly-summary.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

type SummaryFormProps = { summary: WeeklySummary; changing: ReturnType<typeof useChangeSummary> };

/** On or off, the day and the hour. Each change is saved at once. */
export function SummaryForm({ summary, changing }: SummaryFormProps) {
  const { saving, pending } = changing;
  const { enabled = summary.enabled, weekday = summary.weekday, hour = summary.hour } = pending;
  // Switching it on starts summaries that have stopped.
  const isOn = enabled && (summary.stopped === null || pending.enabled === true);
  const change: typeof changing.change = (part) => {
    track('settings_interaction', { element_name: 'save_summary' });
    changing.change(part);
  };
  return (
    <Stack gap={16}>
      <SwitchField
        label={words.send}
        hint={words.to(summary.email)}
        checked={isOn}
        onChange={(on) => change({ enabled: on })}
      />
      {isOn && (
        <>
          <div className={styles.when}>
            <SelectField
              label={words.day}
              value={weekday}
              onChange={({ target }) => {
                const chosen = weekdays.find((day) => day === target.value);
                if (chosen) change({ weekday: chosen });
              }}
            >
              {weekdays.map((day) => (
                <option key={day} value={day}>
                  {capitalise(weekdayNames[day])}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={words.hour}
              value={hour}
              onChange={({ target }) => change({ hour: Number(target.value) })}
            >
              {hours.map((each) => (
                <option key={each} value={each}>
                  {hourText(each)}
                </option>
              ))}
            </SelectField>
          </div>
          <Next summary={summary} isCurrent={!saving.isPending} />
        </>
      )}
      <Row as="p" gap={4} single className={styles.state} role="status">
        {saving.isPending && buttons.saving}
        {saving.isSuccess && (
          <>
            <Mark of="check" size={16} />
            {words.saved}
          </>
        )}
      </Row>
      {saving.isError && <Alert>{messageOf(saving.error)}</Alert>}
    </Stack>
  );
}

function Next({ summary: { nextAt }, isCurrent }: { summary: WeeklySummary; isCurrent: boolean }) {
  const { timezone } = useUser();
  if (nextAt === null) return null;
  return (
    <Row gap={16} single className={styles.next}>
      <span className={styles.letter}>
        <Mark of="mail" size={22} />
      </span>
      <p>
        <span className={styles.label}>{words.next}</span>
        <Text as="strong" size="lg" weight={650} className={styles.moment}>
          {isCurrent ? momentText(nextAt, timezone) : '…'}
        </Text>
        <span className={styles.zone}>{words.zone(timezoneName(timezone))}</span>
      </p>
    </Row>
  );
}
