import { ButtonLink, LiveButton } from '#apps/ui/controls/button.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { paths } from '#apps/ui/paths.ts';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { defaultPropertyType, propertyTypes } from '#core/domain/care/features.ts';
import { tryPlan as words } from '#words/site/try-plan.ts';
import { nameOfFeature } from '../../content/catalogue.ts';
import { NeedsScript } from '../needs-script.tsx';
import { RichText } from '../rich-text.tsx';
import { boxes } from './boxes.ts';
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
    <section className={joinClasses(styles.card, className)} id="try" aria-labelledby="try-title" data-for="visitor">
      <div className={styles.head}>
        <h2 id="try-title">{words.title}</h2>
        <p>
          {children} {words.introduction}
        </p>
      </div>
      <form className={styles.form} method="dialog" noValidate data-try-plan="">
        <fieldset className={styles.row}>
          <legend>{words.kind}</legend>
          {propertyTypes.map((value) => (
            <label key={value} className={styles.chip}>
              <input type="radio" name="propertyType" value={value} defaultChecked={value === defaultPropertyType} />
              <Mark of="check" size={16} />
              {words.kinds[value]}
            </label>
          ))}
        </fieldset>
        <div className={styles.country}>
          <SelectField id="try-country" label={words.country} name="country" defaultValue="" required>
            <option value="">{words.chooseCountry}</option>
          </SelectField>
        </div>
        <fieldset className={styles.row}>
          <legend>{words.has}</legend>
          {[...own, ...boxes.filter(({ name }) => !also.includes(name))].map(({ name, ticked }) => (
            <label key={name} className={styles.chip}>
              <input type="checkbox" name="features" value={name} defaultChecked={ticked} />
              <Mark of="check" size={16} />
              {nameOfFeature(name)}
            </label>
          ))}
        </fieldset>
        <template data-failure="">
          <Alert>
            <span />
          </Alert>
        </template>
        <NeedsScript what={words.needsScript} />
        <LiveButton type="submit" busyLabel={words.busy}>
          {words.submit}
        </LiveButton>
      </form>
      <div data-tried="" />
      <template data-weeks="">
        <div className={styles.result}>
          <h3 tabIndex={-1}>{words.resultTitle}</h3>
          <ol className={styles.weeks} />
          <p>{words.assumed}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.signIn}>{words.keep}</ButtonLink>
            <span>
              <RichText text={words.waits} />
            </span>
          </div>
        </div>
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
    </section>
  );
}
