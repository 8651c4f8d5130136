import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { useForm } from '#apps/ui/forms/use-form.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { longest } from '#core/domain/limits.ts';
import { roles } from '#core/domain/membership.ts';
import { roleWords } from '../../../../household/role-words.ts';
import styles from './people.module.css';
import type { PeopleChanges, Person } from './use-people.ts';

const ways = [
  { value: 'mail', label: 'By email' },
  { value: 'link', label: 'With a link' },
] as const;
type Way = (typeof ways)[number]['value'];

type InviteFormProps = { changes: PeopleChanges; isAlone: boolean };

/** Invites someone, as a member unless the owner chooses otherwise. */
export function InviteForm({ changes, isAlone }: InviteFormProps) {
  const { sendsNoMail = false } = siteSettings();
  const [way, setWay] = useState<Way>(sendsNoMail ? 'link' : 'mail');
  const [role, setRole] = useState<Person['role']>('member');
  const [address, setAddress] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const isMailed = way === 'mail';
  const { errors, busy, clear, form } = useForm<'address' | 'failure'>({
    check: () => (isMailed && !/^[^\s@]+@[^\s@]+$/.test(address.trim()) ? { address: addressProblem(address) } : {}),
    submit: async () => {
      try {
        const email = address.trim();
        await changes.invite({ role, ...(isMailed && { email }) });
        setSentTo(isMailed ? email : undefined);
        setAddress('');
        return {};
      } catch (error) {
        return { failure: refusalText(error) || messageOf(error) };
      }
    },
  });
  const change = (): void => {
    setSentTo(undefined);
    clear();
  };
  return (
    <form className={styles.form} {...form}>
      <p>
        {isAlone ? 'Look after your home together: everyone sees the same week.' : 'Everyone here sees the same week.'}{' '}
        Another person costs nothing.
      </p>
      <Segments
        label="Invite someone"
        options={ways.filter(({ value }) => value === 'link' || !sendsNoMail)}
        value={way}
        onChange={(next) => {
          setWay(next);
          change();
        }}
      />
      {isMailed && (
        <TextField
          label="Their email address"
          type="email"
          inputMode="email"
          // Not the user's own address.
          autoComplete="off"
          value={address}
          maxLength={longest.email}
          error={errors.address}
          required
          onChange={({ target }) => {
            setAddress(target.value);
            change();
          }}
        />
      )}
      <SelectField
        label="Their role"
        hint={roleWords[role].may}
        value={role}
        onChange={({ target }) => setRole(target.value as Person['role'])}
      >
        {roles.toReversed().map((each) => (
          <option key={each} value={each}>
            {roleWords[each].name}
          </option>
        ))}
      </SelectField>
      {errors.failure && <Alert>{errors.failure}</Alert>}
      <Button type="submit" small busy={busy}>
        {isMailed ? 'Send the invitation' : 'Create a link'}
      </Button>
      <p role="status">
        {sentTo !== undefined && `We’ve written to ${sentTo}. The invitation is valid for seven days.`}
      </p>
    </form>
  );
}

const addressProblem = (typed: string): string =>
  typed.trim() === '' ? 'Please enter an email address' : 'Please enter a valid email address';
