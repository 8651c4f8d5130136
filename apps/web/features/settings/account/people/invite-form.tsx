import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { roles } from '#core/domain/people/membership.ts';
import { people as words } from '#words/app/people.ts';
import { roles as roleWords } from '#words/app/roles.ts';
import { AddressField, checkAddress } from '../../../../household/address-field.tsx';
import styles from './people.module.css';
import type { PeopleChanges, Person } from './use-people.ts';

const ways = [
  { value: 'mail', label: words.byEmail },
  { value: 'link', label: words.withLink },
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
    check: () => (isMailed ? { address: checkAddress(address, words.noEmail) } : {}),
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
    <Stack as="form" gap={16} align="start" className={styles.form} {...form}>
      <p>{words.introduction(isAlone)}</p>
      <Segments
        label={words.invite}
        options={ways.filter(({ value }) => value === 'link' || !sendsNoMail)}
        value={way}
        onChange={(next) => {
          setWay(next);
          change();
        }}
      />
      {isMailed && (
        <AddressField
          label={words.theirEmail}
          isOwn={false}
          value={address}
          error={errors.address}
          onChange={(value) => {
            setAddress(value);
            change();
          }}
        />
      )}
      <SelectField
        label={words.theirRole}
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
        {isMailed ? words.send : words.createLink}
      </Button>
      <p role="status">{sentTo !== undefined && words.sent(sentTo)}</p>
    </Stack>
  );
}
