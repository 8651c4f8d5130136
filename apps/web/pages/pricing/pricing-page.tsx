import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAuth } from '../../session/use-auth.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './pricing-page.module.css';

const free = [
  'A weekly plan made for your home',
  'Steps, tools, safety notes and reasons for every task',
  'All 55 household items and 200+ curated tasks',
  'Your past weeks to look back on',
  '1 custom task',
];
const premium = ['Everything in Free', 'Unlimited custom tasks', 'Calendar sync, day by day'];

function Plan({
  name,
  about,
  points,
  children,
}: {
  name: string;
  about: string;
  points: readonly string[];
  children: ReactNode;
}) {
  return (
    <Card as="section" className={styles.plan ?? ''} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.about}>{about}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Mark of="check" />
            {point}
          </li>
        ))}
      </ul>
      <div className={styles.end}>{children}</div>
    </Card>
  );
}

export function PricingPage() {
  const auth = useAuth();
  if (auth.status === 'signed-in' && auth.user.isPremium) return <Navigate to={paths.dashboard} replace />;
  const signedIn = auth.status === 'signed-in';
  return (
    <Page
      title={signedIn ? 'Upgrade Your Plan' : 'Choose Your Plan'}
      lede="Start free, upgrade when you are ready. No hidden fees, cancel at any time."
    >
      <div className={styles.plans}>
        <Plan name="Free" about="Everything it takes to keep a home in good order." points={free}>
          {signedIn ? (
            <Chip>Your plan today</Chip>
          ) : (
            <ButtonLink to={paths.signIn} wide>
              Start for Free
            </ButtonLink>
          )}
        </Plan>
        <Plan name="Premium" about="For homes with their own quirks, and calendars that fill up." points={premium}>
          <p className={styles.soon}>
            Payment is not open yet. When it is, you can upgrade here in a minute; until then nothing is charged and
            nothing is asked for.
          </p>
        </Plan>
      </div>
      {!signedIn && (
        <p className={styles.signIn}>
          Already have an account? <Link to={paths.signIn}>Sign in</Link>
        </p>
      )}
    </Page>
  );
}
