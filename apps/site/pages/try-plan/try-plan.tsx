import { ButtonLink, LiveButton } from '#apps/ui/controls/button.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { paths } from '#apps/ui/paths.ts';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { Link } from '#apps/ui/routing/link.tsx';
import { countryCodes } from '#core/domain/countries.ts';
import { defaultPropertyType } from '#core/domain/features.ts';
import { format } from '#words/format.ts';
import { NeedsScript } from '../needs-script.tsx';
import { boxes } from './boxes.ts';
import styles from './try-plan.module.css';

const countries = countryCodes
  .map((code) => ({ code, name: format.country(code) }))
  .sort((one, other) => format.compare(one.name, other.name));

const homes = [
  { value: 'Apartment', label: 'A flat' },
  { value: 'House', label: 'A house' },
] as const;

/** `also` are further things to tick, which begin ticked: those that the page is about. */
type Props = { className?: string | undefined; also?: readonly string[]; children?: React.ReactNode };

/**
 * The form that plans the first weeks of a visitor's own home, and the templates of what live/try-plan shows. Its
 * script loads when the form is touched first.
 */
export function TryPlan({ className, also = [], children }: Props) {
  const own = also.map((name) => ({ name, ticked: true }));
  return (
    <section className={joinClasses(styles.card, className)} id="try" aria-labelledby="try-title" data-for="visitor">
      <div className={styles.head}>
        <h2 id="try-title">Try it with your home</h2>
        <p>
          {children} Choose, and see your first four weeks, with the reason and the sources of each task. You need no
          account, and we don’t store your answers.
        </p>
      </div>
      <form className={styles.form} method="dialog" noValidate data-try-plan="">
        <fieldset className={styles.row}>
          <legend>Your home is</legend>
          {homes.map(({ value, label }) => (
            <label key={value} className={styles.chip}>
              <input type="radio" name="propertyType" value={value} defaultChecked={value === defaultPropertyType} />
              <Mark of="check" size={16} />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={styles.country}>
          <SelectField id="try-country" label="In" name="country" defaultValue="" required>
            <option value="">Choose your country</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <fieldset className={styles.row}>
          <legend>It has</legend>
          {[...own, ...boxes.filter(({ name }) => !also.includes(name))].map(({ name, ticked }) => (
            <label key={name} className={styles.chip}>
              <input type="checkbox" name="features" value={name} defaultChecked={ticked} />
              <Mark of="check" size={16} />
              {name}
            </label>
          ))}
        </fieldset>
        <template data-failure="">
          <Alert>
            <span />
          </Alert>
        </template>
        <NeedsScript what="Planning your home" />
        <LiveButton type="submit" busyLabel="Planning...">
          Show my first month
        </LiveButton>
      </form>
      <div data-tried="" />
      <template data-weeks="">
        <div className={styles.result}>
          <h3 tabIndex={-1}>Your first four weeks</h3>
          <ol className={styles.weeks} />
          <p>
            Until you have said more, we assume what is safest, such as pipes that can freeze. After you sign up, a few
            questions settle that, and each plan follows what you have done.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={paths.signIn}>Keep this plan, free</ButtonLink>
            <span>
              Your answers wait in this browser. No credit card required.{' '}
              <Link to={paths.howWeChoose}>How we choose tasks</Link>
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
