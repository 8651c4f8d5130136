import type { InputOf } from '#apps/ui/api/client.ts';
import type { Errors } from '#apps/ui/controls/use-form.ts';
import { type IsoDate, isIsoDate } from '#core/domain/time/dates.ts';
import { appliances as words } from '#words/app/appliances.ts';
import { formFields } from '#words/app/form-fields.ts';
import { amountError, costOf, typedAmount } from '../../household/history-entry/entry-draft.ts';
import type { Appliance } from './use-appliances.ts';

/** The contents of the form, as they are typed. */
export type ApplianceDraft = {
  readonly [Field in
    | 'maker'
    | 'model'
    | 'serial'
    | 'boughtOn'
    | 'amount'
    | 'currency'
    | 'shop'
    | 'warrantyUntil'
    | 'manual']: string;
};
export type ApplianceErrors = Errors<keyof ApplianceDraft | 'failure'>;

export const draftOf = (
  { maker, model, serial, boughtOn, price, shop, warrantyUntil, manual }: Appliance,
  currency: string,
): ApplianceDraft => ({
  maker,
  model,
  serial,
  boughtOn: boughtOn ?? '',
  amount: price ? typedAmount(price) : '',
  currency: price?.currency ?? currency,
  shop,
  warrantyUntil: warrantyUntil ?? '',
  manual,
});

/** What the draft says. It must have passed the check. */
export const changesOf = ({ boughtOn, amount, currency, warrantyUntil, ...texts }: ApplianceDraft) =>
  ({
    ...texts,
    boughtOn: boughtOn || null,
    price: costOf(amount, currency) ?? null,
    warrantyUntil: warrantyUntil || null,
  }) satisfies InputOf<'saveAppliance'>['body'];

const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** The fields that need a correction, in the form's order. */
export function checkDraft(
  { boughtOn, amount, currency, warrantyUntil, manual }: ApplianceDraft,
  today: IsoDate,
): ApplianceErrors {
  const isFuture = isIsoDate(boughtOn) && boughtOn > today;
  return {
    boughtOn: isFuture ? formFields.todayOrEarlier : dayError(boughtOn),
    amount: amountError(amount, currency),
    warrantyUntil: dayError(warrantyUntil),
    manual: manual.trim() === '' || isAddress(manual.trim()) ? undefined : words.noManualAddress,
  };
}

const dayError = (day: string) => (day === '' || isIsoDate(day) ? undefined : formFields.noDay);
