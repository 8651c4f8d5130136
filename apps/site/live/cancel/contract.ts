import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import type { DeclarationKind } from '#core/domain/selling/declaration.ts';
import { instantText, lastDayText } from '#words/contract.ts';
import { format } from '#words/format.ts';
import { contractAnswers as words } from '#words/site/live/contract.ts';
import { isBusy, showBusy } from '../busy.ts';
import { showFailure } from '../templates.ts';

type Loaded = OutputOf<'getContract'>;
type Contract = NonNullable<Loaded['contract']>;

const kinds = ['cancellation', 'withdrawal'] as const;

/** Shows a user's contract, and ends it when the user chooses how and confirms. */
export async function showContract(place: HTMLElement, user: User, signal: AbortSignal): Promise<void> {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`);
  const [text, choices, confirmation, question] = ['contract-text', 'choices', 'confirmation', 'question'].map(part);
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('[data-confirm]')];
  if (!text || !choices || !confirmation || !question) return;
  const keeping = part('keep');
  let chosen: DeclarationKind = 'cancellation';
  let loaded: Loaded | undefined;

  const show = (after: Loaded) => {
    loaded = after;
    text.textContent = contractText(after, user.timezone);
    const possible = { cancellation: after.contract?.canCancel, withdrawal: after.contract?.withdrawUntil };
    for (const kind of kinds)
      choices.querySelector(`[data-choose="${kind}"]`)?.toggleAttribute('hidden', !possible[kind]);
    choices.hidden = !possible.cancellation && !possible.withdrawal;
    keeping?.toggleAttribute('hidden', !after.contract?.canKeep);
    confirmation.hidden = true;
  };
  const load = async () => show(await call('getContract', undefined, { signal }));
  const attempt = async (work: () => Promise<void>) => {
    showFailure(place);
    try {
      await work();
    } catch (error) {
      if (!signal.aborted) showFailure(place, messageOf(error));
    }
  };
  const keep = async (button: HTMLButtonElement) => {
    if (isBusy(button)) return;
    showBusy(button, true);
    await attempt(async () => {
      await call('keepContract', undefined, { signal });
      await load();
      text.focus();
    });
    showBusy(button, false);
  };
  const confirm = async (button: HTMLButtonElement) => {
    if (isBusy(button)) return;
    showBusy(button, true);
    await attempt(async () => {
      await call('declare', { body: { kind: chosen } }, { signal });
      await load();
      text.focus();
    });
    showBusy(button, false);
  };
  for (const kind of kinds) {
    const choose = () => {
      chosen = kind;
      if (loaded?.contract) question.textContent = questionText(kind, loaded.contract, user.timezone);
      for (const button of buttons) button.hidden = button.dataset.confirm !== kind;
      choices.hidden = true;
      keeping?.toggleAttribute('hidden', true);
      confirmation.hidden = false;
      question.focus();
    };
    choices.querySelector(`[data-choose="${kind}"]`)?.addEventListener('click', choose, { signal });
  }
  const keepButton = keeping?.querySelector('button');
  keepButton?.addEventListener('click', () => void keep(keepButton), { signal });
  part('back')?.addEventListener('click', () => loaded && show(loaded), { signal });
  for (const button of buttons) button.addEventListener('click', () => void confirm(button), { signal });
  if (user.role === 'owner') await attempt(load);
  else text.textContent = words.ofOwners;
}

const questionText = (kind: DeclarationKind, { paidUntil }: Contract, timezone: string): string =>
  kind === 'withdrawal' ? words.askWithdrawal : words.askCancellation(format.moment(paidUntil, 'long', timezone));

/** What a user has bought, and what became of it. */
function contractText({ contract, declarations }: Loaded, timezone: string): string {
  const [last] = declarations.filter(({ state }) => state === 'accepted' || state === 'done' || state === 'taken_back');
  const declared =
    last?.state === 'taken_back'
      ? words.kept
      : last
        ? words.received(last.kind, instantText(last.declaredAt, timezone))
        : '';
  if (!contract) return sentences(words.none, declared);
  const day = (instant: string) => format.moment(instant, 'long', timezone);
  const until = contract.withdrawUntil
    ? words.canWithdraw(lastDayText(new Date(contract.withdrawUntil), timezone))
    : '';
  const state = {
    running: words.running(day(contract.startedAt), day(contract.paidUntil)),
    ending: words.ending(day(contract.paidUntil)),
    ended: words.ended,
  }[contract.state];
  const costs = contract.price && contract.state === 'running' ? words.costs(contract.price) : '';
  return sentences(state, costs, until, declared);
}

const sentences = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');
