import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { nameInTownText, townText } from '#apps/ui/town-text.ts';
import { isCountryCode } from '#core/domain/climate/countries.ts';
import { controls } from '#words/app/controls.ts';
import { formFields as words } from '#words/app/form-fields.ts';
import { copyOf } from '../templates.ts';

type Towns = OutputOf<'findTowns'>['towns'];

/** Typing goes on within this time, so that each word is one search. */
const pauseMs = 150;

/**
 * Suggests towns of the country below the field, with the keys of the app's own. What is chosen is in the field's
 * `data-town`, as `townText` writes it.
 */
export function runNearestTown(input: HTMLInputElement, countryOf: () => string, signal: AbortSignal): void {
  const group = input.parentElement;
  const popup = group?.querySelector<HTMLElement>('div:has(> [role="listbox"])');
  const list = popup?.querySelector('[role="listbox"]');
  if (!group || !popup || !list) return;
  const none = popup.querySelector('p');
  const status = group.querySelector('[role="status"]');
  let active = 0;
  let latest = new AbortController();

  const options = () => [...list.children] as HTMLElement[];
  const highlight = (index: number) => {
    active = Math.max(0, Math.min(index, options().length - 1));
    for (const [at, option] of options().entries()) option.toggleAttribute('data-highlighted', at === active);
    options()[active]?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', options()[active]?.id ?? '');
  };
  const close = () => {
    latest.abort();
    popup.hidden = true;
    list.replaceChildren();
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
    input.value = nameInTownText(input.dataset.town ?? '');
  };
  const choose = (option: HTMLElement | undefined) => {
    if (option?.dataset.town) input.dataset.town = option.dataset.town;
    close();
  };
  const show = (towns: Towns, hasFailed = false) => {
    list.replaceChildren(
      ...towns.map((town, at) => {
        const option = copyOf('[data-town-option]')?.firstElementChild as HTMLElement;
        option.id = `${list.id}-${at}`;
        option.dataset.town = townText(town);
        option.append(nameInTownText(townText(town)));
        return option;
      }),
    );
    if (none) {
      none.hidden = towns.length > 0;
      none.textContent = hasFailed ? words.townsUnavailable : words.noSuchTown;
    }
    if (status) status.textContent = towns.length > 0 ? controls.suggestions(towns.length) : (none?.textContent ?? '');
    popup.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    highlight(0);
  };
  const search = async (q: string) => {
    latest.abort();
    const own = new AbortController();
    latest = own;
    const country = countryOf();
    if (!isCountryCode(country)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (own.signal.aborted || signal.aborted) return;
    try {
      const { towns } = await call('findTowns', { query: { q, country } }, { signal: own.signal });
      show(towns);
    } catch {
      if (!own.signal.aborted) show([], true);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isOpen = !popup.hidden;
    const option = options()[active];
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen && option) choose(option);
    else if (event.key === 'ArrowDown') isOpen ? highlight(active + 1) : void search('');
    else if (event.key === 'ArrowUp') isOpen ? highlight(active - 1) : void search('');
    else return;
    event.preventDefault();
  };
  const onInput = () => {
    delete input.dataset.town;
    void search(input.value);
  };
  input.addEventListener('keydown', onKeyDown, { signal });
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('click', () => void search(input.dataset.town ? '' : input.value), { signal });
  input.addEventListener('blur', close, { signal });
  // The focus stays in the field, which closes the list when it leaves.
  group.addEventListener('mousedown', (event) => event.target === input || event.preventDefault(), { signal });
  group.querySelector('button')?.addEventListener(
    'click',
    () => {
      const wasOpen = !popup.hidden;
      input.focus();
      wasOpen ? close() : void search('');
    },
    { signal },
  );
  list.addEventListener(
    'click',
    (event) => choose((event.target as Element).closest<HTMLElement>('[role="option"]') ?? undefined),
    {
      signal,
    },
  );
  // What was typed or pressed while this was loaded.
  if (document.activeElement === input) void search(input.value);
}
