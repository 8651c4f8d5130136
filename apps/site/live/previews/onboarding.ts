import { track } from '#apps/ui/analytics/track.ts';
import { positionOf, sampleSteps } from '../../pages/home/previews/sample-home.ts';

const lockMs = 1000;

/** Each answer stays visible for a second before the next question. */
export function runOnboardingPreview(signal: AbortSignal): void {
  const card = document.querySelector('[data-preview="onboarding"]');
  if (!card) return;
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stepOf = () => sampleSteps[index] ?? sampleSteps[0];

  const showNext = () => {
    timer = undefined;
    index = (index + 1) % sampleSteps.length;
    const hadFocus = card.contains(document.activeElement);
    show(card, index);
    if (hadFocus) card.querySelector('button')?.focus({ preventScroll: true });
  };
  const choose = ({ target }: Event) => {
    const option = target instanceof Element ? target.closest('button') : null;
    if (!option || timer !== undefined) return;
    for (const each of card.querySelectorAll('button')) each.ariaDisabled = 'true';
    option.ariaPressed = 'true';
    timer = setTimeout(showNext, lockMs);
    track('home_feature_preview_click', {
      feature: 'onboarding',
      action: 'select_option',
      option: option.textContent,
      step: index + 1,
      step_title: stepOf().title,
    });
  };
  card.addEventListener('click', choose, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Shows a question in a new element, whose animation begins. */
function show(card: Element, index: number): void {
  const { title, question, options } = sampleSteps[index] ?? sampleSteps[0];
  for (const [place, text] of [positionOf(index), title].entries()) {
    card.querySelectorAll('[role="status"] span')[place]?.replaceChildren(text);
  }
  const bar = card.querySelector('progress');
  bar?.setAttribute('aria-valuetext', positionOf(index));
  bar?.setAttribute('value', String(index + 1));
  const before = card.querySelector('[data-step]');
  const step = before?.cloneNode(true) as Element;
  const [item] = step.querySelectorAll('li');
  step.querySelector('h4')?.replaceChildren(question);
  step.querySelector('ul')?.replaceChildren(
    ...options.map((option) => {
      const copy = item?.cloneNode(true) as Element;
      const button = copy.querySelector('button');
      Object.assign(button ?? {}, { ariaPressed: 'false', ariaDisabled: 'false', textContent: option });
      return copy;
    }),
  );
  before?.replaceWith(step);
}
