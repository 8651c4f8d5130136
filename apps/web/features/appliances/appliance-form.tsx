import { useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { longest } from '#core/domain/limits.ts';
import { appliances as words } from '#words/app/appliances.ts';
import { buttons } from '#words/app/buttons.ts';
import { itemName } from '#words/item-names.ts';
import { FormEnd } from '../../household/form-end.tsx';
import { CostField } from '../../household/history-entry/cost-field.tsx';
import { useUnsaved } from '../../household/use-unsaved.ts';
import { type ApplianceDraft, type ApplianceErrors, changesOf, checkDraft, draftOf } from './appliance-draft.ts';
import type { ApplianceDetails } from './use-appliances.ts';

type ApplianceFormProps = { details: ApplianceDetails; onClose: () => void };

/** Records make, purchase and warranty. What is closed unsaved, other than by Cancel, is offered again. */
export function ApplianceForm({ details: { appliance, currency, today }, onClose }: ApplianceFormProps) {
  const client = useQueryClient();
  const unsaved = useUnsaved(`appliance.${appliance.slug}`, draftOf(appliance, currency));
  const { fields: draft } = unsaved;
  const leave = () => {
    unsaved.clear();
    onClose();
  };
  const save = async (): Promise<ApplianceErrors | undefined> => {
    try {
      await call('saveAppliance', { params: { item: appliance.slug }, body: changesOf(draft) });
    } catch (error) {
      return errorsOf(error);
    }
    track('dashboard_interaction', { element_name: 'save_appliance' });
    leave();
    showToast(buttons.saved, { description: itemName(appliance.item) });
    // The week has the reminder of the warranty.
    void client.invalidateQueries();
    return undefined;
  };
  const { errors, busy, clear, form } = useForm<keyof ApplianceDraft | 'failure'>({
    check: () => checkDraft(draft, today),
    submit: save,
  });
  const onChange = (part: Partial<ApplianceDraft>) => {
    unsaved.change(part);
    clear({ ...part, failure: undefined });
  };
  const field = (name: keyof ApplianceDraft) => ({
    name,
    optional: true,
    autoComplete: 'off',
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <Stack as="form" gap={20} {...form}>
      <FieldPair>
        <TextField label={words.make} maxLength={longest.make} {...field('maker')} />
        <TextField label={words.model} maxLength={longest.make} {...field('model')} />
      </FieldPair>
      <TextField label={words.serial} maxLength={longest.serial} {...field('serial')} />
      <FieldPair>
        <TextField label={words.boughtOn} type="date" max={today} {...field('boughtOn')} />
        <TextField label={words.shop} maxLength={longest.shop} {...field('shop')} />
      </FieldPair>
      <CostField label={words.price} cost={draft} error={errors.amount} onChange={onChange} />
      <TextField label={words.warrantyUntil} hint={words.warrantyHint} type="date" {...field('warrantyUntil')} />
      <TextField label={words.manualAddress} inputMode="url" maxLength={longest.address} {...field('manual')} />
      <FormEnd unsaved={unsaved} failure={errors.failure} busy={busy} onCancel={leave} />
    </Stack>
  );
}

const fields: readonly string[] = ['maker', 'model', 'serial', 'boughtOn', 'shop', 'warrantyUntil', 'manual'];

function errorsOf(error: unknown): ApplianceErrors {
  const issues = error instanceof ApiError ? error.issues : [];
  const known = issues.flatMap(({ path, message }) => (fields.includes(path) ? [[path, message]] : []));
  return { ...Object.fromEntries(known), failure: messageOf(error) };
}
