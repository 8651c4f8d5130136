import { offerForm, type RunForm } from './offer-form.ts';

/** Forms that few pages have. What each needs is loaded when it is first touched. */
const forms: readonly (readonly [selector: string, load: () => Promise<RunForm>])[] = [
  ['[data-sign-in]:has(input)', () => import('./sign-in.ts').then(({ runSignIn }) => runSignIn)],
  ['[data-try-plan]', () => import('./try-plan/run-try-plan.ts').then(({ runTryPlan }) => runTryPlan)],
  ['[data-find-item]', () => import('./find-item.ts').then(({ runFindItem }) => runFindItem)],
  ['[data-remind]', () => import('./remind-me.ts').then(({ runRemindMe }) => runRemindMe)],
  ['[data-declaration]', () => import('./cancel/declaration.ts').then(({ runDeclaration }) => runDeclaration)],
];

/** Offers each form of the page. */
export function offerForms(signal: AbortSignal): void {
  for (const [selector, load] of forms) {
    const form = document.querySelector<HTMLFormElement>(selector);
    if (form) offerForm(form, load, signal);
  }
}
