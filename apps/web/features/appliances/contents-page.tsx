import Printer from 'lucide-react/icons/printer';
import { product } from '#apps/contract/product.ts';
import { track } from '#apps/ui/analytics/track.ts';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { paths } from '#apps/ui/paths.ts';
import { printWithPictures } from '#apps/ui/print-with-pictures.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { shownPurpose } from '#core/domain/files/stored-file.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { amounts } from '#words/amounts.ts';
import { appliances as applianceWords } from '#words/app/appliances.ts';
import { buttons } from '#words/app/buttons.ts';
import { contents as words } from '#words/app/contents.ts';
import { titles } from '#words/app/titles.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../api/loaded.tsx';
import styles from './contents.module.css';
import { known, type ListedAppliance, makeText, useAppliances } from './use-appliances.ts';

/** What the home has, for its insurer: serial numbers, prices, photos, and the hashes of photos and invoices. */
export function ContentsPage() {
  const print = () => {
    track('dashboard_interaction', { element_name: 'print_contents' });
    void printWithPictures();
  };
  return (
    <Page above={<Link to={paths.appliances}>{applianceWords.all}</Link>} title={titles.contents}>
      <Row gap={8} align="stretch" className={styles.tools} data-unprinted="">
        <Button small onClick={print}>
          <Printer size={18} aria-hidden="true" />
          {buttons.print}
        </Button>
        <ButtonLink variant="ghost" small to={paths.settingsTab('account', 'data')}>
          {words.saveArchive}
        </ButtonLink>
      </Row>
      <Loaded query={useAppliances()} what={applianceWords.yourAppliances} skeleton={<Loading />}>
        {({ appliances, today }) => <Contents appliances={known(appliances)} today={today} />}
      </Loaded>
    </Page>
  );
}

function Contents({ appliances, today }: { appliances: readonly ListedAppliance[]; today: IsoDate }) {
  if (appliances.length === 0) {
    return <p>{words.nothingRecorded}</p>;
  }
  const totals = totalsOf(appliances);
  const files = appliances.flatMap((each) => each.files.map((file) => ({ ...file, item: each.item })));
  return (
    <Card gap={24} bounded className={styles.paper ?? ''}>
      <Muted as="p">{words.asOf(format.date(today), product.name)}</Muted>
      <ul className={styles.list}>
        {appliances.map((each) => (
          <Item key={each.slug} appliance={each} />
        ))}
      </ul>
      {totals.length > 0 && (
        <Text as="p" weight={600}>
          {words.pricesPaid(totals.map((total) => amounts.exact(total)))}
        </Text>
      )}
      {files.length > 0 && (
        <section aria-labelledby="hashes">
          <Text as="h2" size="lg" className={styles.heading} id="hashes">
            {words.photosAndDocuments}
          </Text>
          <Muted as="p">{words.hashesAbout}</Muted>
          <ul className={styles.hashes}>
            {files.map((file) => (
              <li key={file.id}>
                {words.file(itemName(file.item), shownPurpose(file), file.name && isolated(file.name))}{' '}
                <Text size="xs" breaks className={styles.hash}>
                  {file.hash}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function Item({ appliance }: { appliance: ListedAppliance }) {
  const { item, serial, boughtOn, shop, price, warrantyUntil, files } = appliance;
  const photos = files.filter((file) => shownPurpose(file) === 'photo');
  const invoices = files.filter(({ purpose }) => purpose === 'invoice').length;
  const facts = [
    serial && words.serialNumber(isolated(serial)),
    boughtOn && words.boughtOn(format.date(boughtOn)),
    shop && applianceWords.at(isolated(shop)),
    warrantyUntil && applianceWords.warrantyUntilDay(format.date(warrantyUntil)),
    invoices > 0 && words.invoiceKept,
  ].filter(Boolean);
  return (
    <li className={styles.item}>
      <Row gap={16} lines={0} align="stretch" spread="apart">
        <Subheading as="h2" size="md-600">
          {words.name(itemName(item), makeText(appliance))}
        </Subheading>
        {price && (
          <Text as="p" numeric>
            {amounts.exact(price)}
          </Text>
        )}
      </Row>
      <Muted as="p">{facts.join(', ')}</Muted>
      {photos.length > 0 && (
        <Row as="ul" gap={8} align="stretch" className={styles.photos}>
          {photos.map(({ id, url }, index) => (
            <li key={id}>
              <img
                src={url}
                alt={words.photo(itemName(item), index + 1, photos.length)}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </Row>
      )}
    </li>
  );
}

/** One for each currency. */
function totalsOf(appliances: readonly ListedAppliance[]) {
  const prices = appliances.flatMap(({ price }) => price ?? []);
  return [...Map.groupBy(prices, ({ currency }) => currency)].map(([currency, same]) => ({
    currency,
    minor: same.reduce((sum, { minor }) => sum + minor, 0),
  }));
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <Skeleton height="20rem" />
    </>
  );
}
