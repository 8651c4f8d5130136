import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { encode } from 'uqr';
import { product } from '#apps/contract/product.ts';
import { track } from '#apps/ui/analytics/track.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { appliances as applianceWords } from '#words/app/appliances.ts';
import { labels as words } from '#words/app/labels.ts';
import { titles } from '#words/app/titles.ts';
import { itemName } from '#words/item-names.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useUser } from '../../session/use-auth.ts';
import { labelAddress } from './label-address.ts';
import styles from './labels.module.css';
import { known, type ListedAppliance, makeText, useAppliances } from './use-appliances.ts';

/** A sheet of labels. The code of each leads to its appliance, once the person has signed in. */
export function LabelsPage() {
  return (
    <Page above={<Link to={paths.appliances}>{applianceWords.all}</Link>} title={titles.labels} lede={words.about}>
      <Loaded query={useAppliances()} what={applianceWords.yourAppliances} skeleton={<Loading />}>
        {({ appliances }) => <Sheet appliances={appliances} />}
      </Loaded>
    </Page>
  );
}

function Sheet({ appliances }: { appliances: readonly ListedAppliance[] }) {
  const { id } = useUser();
  const recorded = known(appliances);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () =>
      new Set(recorded.length > 0 ? appliances.filter((each) => !recorded.includes(each)).map(({ slug }) => slug) : []),
  );
  const shown = appliances.filter(({ slug }) => !left.has(slug));
  const toggle = (slug: string) =>
    setLeft(left.has(slug) ? left.difference(new Set([slug])) : new Set([...left, slug]));
  const print = () => {
    track('dashboard_interaction', { element_name: 'print_labels' });
    window.print();
  };
  return (
    <>
      <Card gap={8} align="start" className={styles.tools ?? ''} data-unprinted="">
        <Button small disabled={shown.length === 0} onClick={print}>
          <Printer size={18} aria-hidden="true" />
          {words.print(shown.length)}
        </Button>
        <Disclosure label={words.choose}>
          <fieldset className={styles.choices}>
            <legend>
              <VisuallyHidden>{words.printLabelsOf}</VisuallyHidden>
            </legend>
            {appliances.map(({ slug, item }) => (
              <Row key={slug} as="label" gap={8} single className={styles.choice}>
                <input type="checkbox" checked={!left.has(slug)} onChange={() => toggle(slug)} /> {itemName(item)}
              </Row>
            ))}
          </fieldset>
        </Disclosure>
      </Card>
      <ul className={styles.sheet} aria-label={titles.labels}>
        {shown.map((each) => (
          <li key={each.slug} className={styles.label}>
            <QrCode text={labelAddress(location.origin, each.slug, id)} />
            <div>
              <Text as="p" weight={650}>
                {itemName(each.item)}
              </Text>
              <p>{makeText(each)}</p>
              <p className={styles.brand}>{words.contains(product.name)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <Skeleton height="12rem" />
    </>
  );
}

/** A QR code, drawn as one shape. It still reads with 15 % of it dirty or torn off. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
      <path d={squares.join('')} />
    </svg>
  );
}
