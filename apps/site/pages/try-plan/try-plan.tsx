import { ButtonLink, LiveButton } from '#apps/ui/controls/button.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { defaultPropertyType, propertyTypes } from '#core/domain/care/features.ts';
import { signIn } from '#words/site/sign-in.ts';
import { tryPlan as words } from '#words/site/try-plan.ts';
import { nameOfFeature } from '../../content/catalogue.ts';
import { NeedsScript } from '../needs-script.tsx';
import { RichText } from '../rich-text.tsx';
import { AddressField } from '../sign-in/address-field.tsx';
import { SentNotice } from '../sign-in/sent-notice.tsx';
import { boxes } from './boxes.ts';
import { NearestTown } from './nearest-town.tsx';
import styles from './try-plan.module.css';

/** `also` are further things to tick, which begin ticked: those that the page is about. */
type Props = { className?: string | undefined; also?: readonly string[]; children?: React.ReactNode };

/**
 * The form that plans the first weeks of a visitor's own home, and the templates of what live/try-plan shows. Its
 * script loads when the form is first seen, and adds the countries, whose names would be an eighth of a guide.
 */
export function TryPlan({ className, also = [], children }: Props) {
  const own = also.map((name) => ({ name, ticked: true }));
  return (
    <Stack
      as="section"
      gap={24}
      className={joinClasses(styles.card, className)}
      data-unprinted=""
      id="try"
      aria-labelledby="try-title"
      data-for="visitor"
    >
      <Stack gap={8} className={styles.head}>
        <h2 id="try-title">{words.title}</h2>
        <p>
          {children} {words.introduction}
        </p>
      </Stack>
      <Stack as="form" gap={16} align="start" method="dialog" noValidate data-try-plan="">
        <Row as="fieldset" gap={8} align="stretch" className={styles.row}>
          <legend>{words.kind}</legend>
          {propertyTypes.map((value) => (
            <label key={value} className={styles.chip}>
              <input type="radio" name="propertyType" value={value} defaultChecked={value === defaultPropertyType} />
              <Mark of="check" size={16} />
              {words.kinds[value]}
            </label>
          ))}
        </Row>
        <Row gap={16} align="start" className={styles.row}>
          <div className={styles.country}>
            <SelectField id="try-country" label={words.country} name="country" defaultValue="" required>
              <option value="">{words.chooseCountry}</option>
            </SelectField>
          </div>
          <div className={styles.country}>
            <NearestTown />
          </div>
        </Row>
        <Row as="fieldset" gap={8} align="stretch" className={styles.row}>
          <legend>{words.has}</legend>
          {[...own, ...boxes.filter(({ name }) => !also.includes(name))].map(({ name, ticked }) => (
            <label key={name} className={styles.chip}>
              <input type="checkbox" name="features" value={name} defaultChecked={ticked} />
              <Mark of="check" size={16} />
              {nameOfFeature(name)}
            </label>
          ))}
        </Row>
        <template data-failure="">
          <Alert>
            <span />
          </Alert>
        </template>
        <NeedsScript what={words.needsScript} />
        <LiveButton type="submit" busyLabel={words.busy}>
          {words.submit}
        </LiveButton>
      </Stack>
      <div data-tried="" />
      <template data-weeks="">
        <Stack gap={24} className={styles.result}>
          <h3 tabIndex={-1}>{words.resultTitle}</h3>
          <Stack as="ol" gap={24} className={styles.weeks} />
          <p data-no-town="">{words.noTown}</p>
          <p>{words.assumed}</p>
          <ButtonLink to={paths.signIn} data-where="only-service">
            {words.keep}
          </ButtonLink>
          <Stack
            as="form"
            gap={12}
            align="start"
            method="dialog"
            noValidate
            className={styles.keep}
            data-where="links"
            data-sign-in="h4"
          >
            <template data-failure="">
              <Alert>
                <span />
              </Alert>
            </template>
            <AddressField label={words.sendTo} />
            <LiveButton type="submit" busyLabel={signIn.busy}>
              {words.keep}
            </LiveButton>
          </Stack>
          <p>
            <RichText text={words.waits} />
          </p>
          <template data-sent="">
            <SentNotice />
          </template>
        </Stack>
      </template>
      <template data-week="">
        <li>
          <h4>
            <span />
            <small />
          </h4>
          <ul />
        </li>
      </template>
      <template data-task="">
        <li>
          <strong />
          <small />
          <p />
          <p className={styles.sources} />
        </li>
      </template>
    </Stack>
  );
}
