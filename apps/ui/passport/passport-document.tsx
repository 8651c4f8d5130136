import { product } from '#apps/contract/product.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { amounts } from '#words/amounts.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { passport as words } from '#words/passport.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Annex } from './annex.tsx';
import { EquipmentList } from './equipment-list.tsx';
import { shortFormOf } from './highlights.ts';
import { groupedChecksum, type Passport, photosOf } from './passport.ts';
import styles from './passport-document.module.css';
import { PhotoList } from './photo-list.tsx';
import { Section } from './section.tsx';
import { ShortCareTable, ShortWorksTable } from './short-tables.tsx';

/** So many photos fit on the passport's three pages. */
const fewPhotos = 6;

/**
 * In France the passport must not be taken for the carnet d’information du logement, which the law requires for some
 * homes: that one also lists materials, works for energy and documents (code de la construction et de l’habitation,
 * R126-32 to R126-34).
 */
const limitsIn = (country: string | null) =>
  country === 'FR' && (
    <Text as="p" color="soft">
      <Marked text={words.carnet} show={(name) => <span lang="fr">{name}</span>} />
    </Text>
  );

/**
 * The passport as it is read and printed: what the home has, what was done to it in short, and how to tell whether it was
 * changed. The annex lists every entry.
 */
export function PassportDocument({ passport, annex }: { passport: Passport; annex: boolean }) {
  const { country, generatedOn, home, includes, checksum } = passport;
  const { care, works } = shortFormOf(passport);
  const photos = photosOf(passport);
  return (
    <article className={styles.document}>
      <Stack as="header" gap={8} className={styles.head}>
        <p className={styles.brand}>{product.name}</p>
        <Text as="h1" size="3xl" className={styles.title}>
          {words.title}
        </Text>
        {limitsIn(country)}
        <Text as="p" color="soft">
          {[
            home.propertyType && itemName(home.propertyType),
            home.since && words.since(format.date(home.since)),
            words.asOf(format.date(generatedOn)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <Section of="equipment">
        <EquipmentList home={home} />
      </Section>
      <Section of="care">
        {care.length > 0 ? (
          <ShortCareTable care={care} includes={includes} />
        ) : (
          <Text as="p" color="soft">
            {words.noCare}
          </Text>
        )}
      </Section>
      <Section of="works">
        {works.length > 0 ? (
          <ShortWorksTable works={works} includes={includes} />
        ) : (
          <Text as="p" color="soft">
            {words.noWorks}
          </Text>
        )}
      </Section>
      <Section of="figures">
        <PassportFigures figures={passport.figures} />
      </Section>
      {photos.length > 0 && (
        <Section of="photos">
          <PhotoList photos={annex ? photos : photos.slice(0, fewPhotos)} />
          {!annex && photos.length > fewPhotos && (
            <Text as="p" color="soft">
              {words.morePhotos(photos.length - fewPhotos)}
            </Text>
          )}
        </Section>
      )}
      {annex && <Annex passport={passport} />}
      <footer className={styles.foot}>
        <p>{words.madeBy}</p>
        <p className={styles.checksum}>{groupedChecksum(checksum)}</p>
      </footer>
    </article>
  );
}

/** What was done in numbers. */
function PassportFigures({ figures: { done, safety, money } }: Pick<Passport, 'figures'>) {
  return (
    <Stack as="dl" gap={6} className={styles.facts}>
      <div>
        <dt>{words.entries}</dt>
        <dd>{words.done(done)}</dd>
      </div>
      {safety.total > 0 && (
        <div>
          <dt>{words.safetyInTime}</dt>
          <dd>{words.of(safety.onTime, safety.total)}</dd>
        </div>
      )}
      {money && money.totals.length > 0 && (
        <div>
          <dt>{words.spent}</dt>
          <dd>{money.totals.map((sum) => amounts.exact(sum)).join(', ')}</dd>
        </div>
      )}
    </Stack>
  );
}
