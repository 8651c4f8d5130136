import { guides } from 'virtual:guides';
import { items } from 'virtual:items';
import type { IsoDate } from '#core/domain/dates.ts';
import { checklistSeasons } from '../../content/checklist-seasons.ts';
import { faqUpdated } from '../../content/faq.ts';
import { loadText } from '../../content/texts.ts';
import { paths } from '../../paths.ts';

type Dates = Readonly<Record<string, IsoDate | undefined>>;

/**
 * Returns the dates of public pages whose metadata has none, by path. A list of guides or tasks is as new as its newest
 * part. Pages without a date of their own are left out.
 */
export async function lastModified(): Promise<Dates> {
  const [privacy, terms, howWeChoose] = await Promise.all([
    loadText('privacy'),
    loadText('terms'),
    loadText('howWeChoose'),
  ]);
  const newestItem = newest(items);
  return {
    [paths.guides]: newest(guides),
    [paths.faq]: faqUpdated,
    [paths.howWeChoose]: howWeChoose.updated.date,
    [paths.privacy]: privacy.updated.date,
    [paths.terms]: terms.updated.date,
    ...Object.fromEntries(checklistSeasons.map((season) => [paths.checklist(season), newestItem])),
  };
}

const newest = (parts: readonly { readonly checkedOn: IsoDate }[]) =>
  parts
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
