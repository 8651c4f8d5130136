import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { call } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { supportEmail } from '#apps/ui/support-email.ts';
import { upgrade as words } from '#words/app/upgrade.ts';
import { useCheckout } from '../../session/use-checkout.ts';
import key from './art/key.svg';
import styles from './upgrade-card.module.css';

type UpgradeCardProps = {
  /** The settings section that contains the card, for analytics. */
  from: 'account' | 'custom_tasks' | 'calendar';
  title: string;
  /** The benefit of Premium in this section. */
  children: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Offers Premium to free users; where payment is available, links to the purchase. */
export function UpgradeCard({ from, title, children, headingRef }: UpgradeCardProps) {
  const closed = siteSettings().sellsNothing ?? false;
  return (
    <Card as="section" gap={24} className={styles.card ?? ''} aria-labelledby={`upgrade-${from}`}>
      <Art className={styles.art} file={key} width={160} height={160} />
      <Stack gap={16} className={styles.words}>
        <h2 id={`upgrade-${from}`} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <p>{children}</p>
        {closed ? <Closed /> : <Purchase from={from} />}
      </Stack>
    </Card>
  );
}

function Purchase({ from }: Pick<UpgradeCardProps, 'from'>) {
  const { busy, failure, start } = useCheckout();
  const price = usePrice();
  const upgrade = () => {
    track('settings_interaction', { element_name: `upgrade_${from}` });
    void start();
  };
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <Row gap={24} lines={12}>
        <Button busy={busy} onClick={upgrade}>
          {words.upgrade}
        </Button>
        <Link to={paths.pricing}>{words.compare}</Link>
      </Row>
      <Text as="p" size="sm">
        {price ? words.terms(price) : words.termsWithoutPrice}
      </Text>
    </>
  );
}

function Closed() {
  if (siteSettings().sellsElsewhere) {
    return (
      <Text as="p" size="sm">
        {words.soldElsewhere}
      </Text>
    );
  }
  return (
    <Text as="p" size="sm">
      <Marked text={words.notSold(supportEmail)} show={(address) => <a href={`mailto:${address}`}>{address}</a>} />
    </Text>
  );
}

/** What Premium costs; absent while that isn't known. */
function usePrice() {
  const { data } = useQuery({ queryKey: ['price'], queryFn: ({ signal }) => call('getPrice', undefined, { signal }) });
  return data?.price ?? undefined;
}
