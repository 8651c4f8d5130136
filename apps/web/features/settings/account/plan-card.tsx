import { track } from '#apps/ui/analytics/track.ts';
import { call } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { plan as words } from '#words/app/plan.ts';
import { useUser } from '../../../session/use-auth.ts';
import { useRedirect } from '../../../session/use-redirect.ts';
import { FoldedCard } from '../folded-card.tsx';
import { UpgradeCard } from '../upgrade-card.tsx';
import { describePlan } from './describe-plan.ts';
import styles from './plan-card.module.css';

/** The user's plan, with a link to buy or manage Premium. */
export function PlanCard() {
  const user = useUser();
  const { name, note, about } = describePlan(user);
  const { source, status } = user.plan;
  return (
    <FoldedCard
      title={words.title}
      fragment="plan"
      now={
        <Row as="span" gap={6} align="stretch">
          <Chip tone={name === 'premium' ? 'evergreen' : 'plain'}>{words.names[name]}</Chip>
          {note && <Chip tone={note.tone}>{note.text}</Chip>}
        </Row>
      }
      isUrgent={note !== undefined}
    >
      <p>{about}</p>
      {status !== null && <Manage />}
      {source === 'free' && (
        <UpgradeCard from="account" title={words.more}>
          {words.moreAbout}
        </UpgradeCard>
      )}
    </FoldedCard>
  );
}

function Manage() {
  const { busy, failure, start } = useRedirect({ ask: () => call('createPortalSession') });
  const manage = () => {
    track('settings_interaction', { element_name: 'manage_subscription' });
    void start();
  };
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <Row gap={20} lines={12}>
        <Button variant="ghost" small busy={busy} onClick={manage}>
          {words.manage}
        </Button>
        <Muted as="p" className={styles.note}>
          <Marked text={words.manageAbout} show={(label) => <Link to={paths.cancel}>{label}</Link>} />
        </Muted>
      </Row>
    </>
  );
}
