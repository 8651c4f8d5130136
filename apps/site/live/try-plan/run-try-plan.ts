import { ApiError } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { refusalText } from '#apps/ui/api/refusal-text.ts';
import { browserTimezone, likelyCountries } from '#apps/ui/browser-country.ts';
import { keepVisitorsDraft } from '#apps/ui/session/visitors-draft.ts';
import { idInTownText } from '#apps/ui/town-text.ts';
import { countryCodes, isCountryCode } from '#core/domain/climate/countries.ts';
import { format } from '#words/format.ts';
import { language } from '#words/language.ts';
import { tryPlanAnswers as words } from '#words/site/live/try-plan.ts';
import { slugs } from '#words/site/slugs.ts';
import { draftOf, featuresOf } from '../../pages/try-plan/boxes.ts';
import { isBusy, showBusy } from '../busy.ts';
import { offerForm } from '../offer-form.ts';
import { copyOf, showFailure } from '../templates.ts';

type Week = OutputOf<'previewPlan'>['weeks'][number];
type Task = Week['tasks'][number];

/**
 * Fills the list of countries and selects the browser's own. Returns a function that plans the home of the form and shows
 * its weeks.
 */
export function runTryPlan(form: HTMLFormElement, signal: AbortSignal): () => void {
  const country = form.querySelector('select');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const town = form.querySelector<HTMLInputElement>('#try-town');
  if (!country || !button || !town) return () => {};
  country.append(...countries());
  // Law and seasons depend on the place, so the time zone decides, whatever the language.
  const browser = { languages: navigator.languages, timezone: browserTimezone() };
  if (browser.timezone) country.value ||= likelyCountries(browser, countryCodes)[0] ?? '';
  // Few need the script of its list.
  const suggest = () =>
    import('./nearest-town.ts').then(({ runNearestTown }) => runNearestTown(town, () => country.value, signal));
  if (document.activeElement === town) void suggest();
  else town.addEventListener('focus', () => void suggest(), { signal, once: true });
  const forget = () => {
    town.value = '';
    delete town.dataset.town;
  };
  country.addEventListener('change', forget, { signal });

  const plan = async () => {
    if (isBusy(button)) return;
    showFailure(form);
    const code = country.value;
    if (!isCountryCode(code)) {
      showFailure(form, words.noCountry);
      return country.focus();
    }
    const data = new FormData(form);
    const property = String(data.get('propertyType'));
    const ticked = data.getAll('features').map(String);
    const timezone = browserTimezone();
    const nearest = town.dataset.town;
    keepVisitorsDraft({ answers: draftOf(property, ticked), country: code, ...(nearest && { town: nearest }) });
    showBusy(button, true);
    try {
      const body = {
        country: code,
        ...(timezone && { timezone }),
        ...(nearest && { town: idInTownText(nearest) }),
        features: writable(featuresOf(property, ticked)),
        ...inOwnLanguage,
      };
      show((await call('previewPlan', { body }, { signal })).weeks, nearest !== undefined, signal);
    } catch (error) {
      if (!signal.aborted) showFailure(form, failureText(error));
    }
    showBusy(button, false);
  };
  return () => void plan();
}

const countries = () =>
  countryCodes
    .map((code) => new Option(format.country(code), code))
    .sort((one, other) => format.compare(one.text, other.text));

/** English is what the server returns by default. */
const inOwnLanguage = language.code === 'en' ? {} : { language: language.code };

const writable = (features: ReturnType<typeof featuresOf>) =>
  Object.fromEntries(Object.entries(features).map(([category, names]) => [category, [...names]]));

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.offline) {
    return words.offline;
  }
  if (error instanceof ApiError && error.status === 429) {
    return words.orSignUp(refusalText(error));
  }
  return refusalText(error);
}

function show(weeks: readonly Week[], hasTown: boolean, signal: AbortSignal): void {
  const place = document.querySelector('[data-tried]');
  const result = copyOf('[data-weeks]')?.firstElementChild;
  if (!place || !result) return;
  result.querySelector('ol')?.append(...weeks.map(weekItem));
  if (hasTown) result.querySelector('[data-no-town]')?.remove();
  place.replaceChildren(result);
  const keep = result.querySelector<HTMLFormElement>('[data-sign-in]');
  if (keep) offerForm(keep, () => import('../sign-in.ts').then(({ runSignIn }) => runSignIn), signal);
  const heading = result.querySelector('h3');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

function weekItem({ weekStart, minutes, tasks }: Week): Node {
  const item = copyOf('[data-week]') as DocumentFragment;
  item.querySelector('span')?.append(words.weekOf(weekStart));
  item.querySelector('small')?.append(words.minutes(minutes));
  item.querySelector('ul')?.append(...tasks.map(taskItem));
  return item;
}

function taskItem({ taskId, title, itemSlug, date, minutes, reason, sources }: Task): Node {
  const item = copyOf('[data-task]') as DocumentFragment;
  const page = `${slugs.item(itemSlug)}#${taskId}`;
  item.querySelector('strong')?.append(linkTo(page, title));
  item.querySelector('small')?.append(words.day(date, minutes));
  const [why, from] = item.querySelectorAll('p');
  why?.append(reason);
  // The server sends that of the visitor's country first, and none where only other countries have a law.
  const [first, ...others] = sources;
  if (!first) from?.remove();
  else if (from) {
    from.append(words.source, ' ', sourceOf(first));
    if (others.length > 0) from.append('; ', linkTo(page, words.more(others.length)));
  }
  return item;
}

function sourceOf({ organisation, title, url }: Task['sources'][number]): Node | string {
  const text = `${organisation}, ${title}`;
  return url ? linkTo(url, text) : text;
}

const linkTo = (href: string, textContent: string): Node =>
  Object.assign(document.createElement('a'), { href, textContent });
