import Printer from 'lucide-react/icons/printer';
import { product } from '#apps/contract/product.ts';
import { track } from '#apps/ui/analytics/track.ts';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { paths } from '#apps/ui/paths.ts';
import { printWithPictures } from '#apps/ui/print-with-pictures.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import type { IsoDate } from '#core/domain/time/dates.ts';
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
      <div className={styles.tools}>
        <Button small onClick={print}>
          <Printer size={18} aria-hidden="true" />
          {buttons.print}
        </Button>
        <ButtonLink variant="ghost" small to={paths.settingsTab('account', 'data')}>
          {words.saveArchive}
        </ButtonLink>
      </div>
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
    <Card className={styles.paper ?? ''}>
      <p className={styles.soft}>{words.asOf(format.date(today), product.name)}</p>
      <ul className={styles.list}>
        {appliances.map((each) => (
          <Item key={each.slug} appliance={each} />
        ))}
      </ul>
      {totals.length > 0 && (
        <p className={styles.total}>{words.pricesPaid(totals.map((total) => format.money(total)))}</p>
      )}
      {files.length > 0 && (
        <section aria-labelledby="hashes">
          <h2 className={styles.heading} id="hashes">
            {words.photosAndDocuments}
          </h2>
          <p className={styles.soft}>{words.hashesAbout}</p>
          <ul className={styles.hashes}>
            {files.map(({ id, item, purpose, hash }) => (
              <li key={id}>
                {words.file(itemName(item), purpose)}
                <span className={styles.hash}>{hash}</span>
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
  const photos = files.filter(({ type, purpose }) => purpose === 'photo' && type.startsWith('image/'));
  const invoices = files.filter(({ purpose }) => purpose === 'invoice').length;
  const facts = [
    serial && words.serialNumber(serial),
    boughtOn && words.boughtOn(format.date(boughtOn)),
    shop && applianceWords.at(shop),
    warrantyUntil && applianceWords.warrantyUntilDay(format.date(warrantyUntil)),
    invoices > 0 && words.invoiceKept,
  ].filter(Boolean);
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <h2 className={styles.name}>{words.name(itemName(item), makeText(appliance))}</h2>
        {price && <p className={styles.price}>{format.money(price)}</p>}
      </div>
      <p className={styles.soft}>{facts.join(', ')}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
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
        </ul>
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
