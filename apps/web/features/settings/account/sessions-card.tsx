import { useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { ChoiceCard } from '#apps/ui/controls/choice-card.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { account as words } from '#words/app/account.ts';
import { deviceText } from '#words/device-text.ts';
import { useUnsentCheck } from '../../../household/outbox/use-unsent-check.tsx';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { FoldedCard } from '../folded-card.tsx';
import { AccessList } from './access-list.tsx';
import { useAccess } from './use-access.ts';
import { useDayText } from './use-day-text.ts';
import { useWays } from './ways.ts';

export function SessionsCard() {
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [withPasskeys, setWithPasskeys] = useState(false);
  // Passkeys still sign in after everything else has ended, so the person is asked about them.
  const passkeys = useWays('passkeys', { enabled: asking, staleTime: 0 }).data?.length ?? 0;
  const { data: devices } = useWays('sessions');
  const here = useUnsentCheck(() => {
    track('settings_interaction', { element_name: 'log_out' });
    void signOut();
  });
  const everywhere = async () => {
    track('settings_interaction', { element_name: 'log_out_everywhere' });
    setBusy(true);
    setFailure(undefined);
    try {
      await signOut('everywhere', { withPasskeys });
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
      setAsking(false);
    }
  };
  const beforeEverywhere = useUnsentCheck(() => setAsking(true));
  return (
    <FoldedCard title={words.sessions} fragment="sessions" now={devices && words.devices(devices.length)}>
      <p>{words.sessionsAbout}</p>
      <SessionList />
      {failure && <Alert>{failure}</Alert>}
      <Row gap={12}>
        <Button small variant="ghost" onClick={here.check}>
          {words.logOut}
        </Button>
        <Button small variant="ghost" onClick={beforeEverywhere.check}>
          {words.logOutEverywhere}
        </Button>
      </Row>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.everywhereTitle}
        description={words.everywhereAbout}
        confirmLabel={words.logOutEverywhere}
        busy={busy}
        onConfirm={() => void everywhere()}
      >
        {siteSettings().knowsHomeAssistant && <p>{words.everywhereHomeAssistant}</p>}
        {passkeys > 0 && (
          <ChoiceCard
            type="checkbox"
            name="passkeys"
            label={words.removePasskeys(passkeys)}
            checked={withPasskeys}
            onChange={setWithPasskeys}
          />
        )}
      </LazyConfirmDialog>
      {here.dialog}
      {beforeEverywhere.dialog}
    </FoldedCard>
  );
}

/** Each signed-in device, and a button that logs it out unless it is this one. */
function SessionList() {
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const access = useAccess('sessions', {
    remove: (id) => call('endSession', { params: { id } }),
    removal: 'end_session',
  });
  return (
    <AccessList
      access={access}
      label={words.whereSignedIn}
      what={words.yourDevices}
      none={words.nowhereElse}
      verb={words.logOutDevice}
      rowOf={({ device, lastUsedAt, isThis }) => ({
        name: device === null ? words.unknownDevice : deviceText(device),
        note: isThis ? words.thisDevice : words.usedOn(day(lastUsedAt)),
        isThis,
      })}
      list={list}
    />
  );
}
