import { catalogue } from '../../catalogue/index.ts';
import { checkedPaper, type Paper } from '../../domain/advice/checked-paper.ts';
import type { Upload } from '../../domain/advice/limits.ts';
import { mayHavePlate } from '../../domain/advice/paper.ts';
import { DomainError } from '../../domain/errors.ts';
import { currencyOfCountry } from '../../domain/history/currency-of-country.ts';
import { otherItem } from '../../domain/history/entry.ts';
import { matchKey } from '../../domain/history/table/match-key.ts';
import { hasItem } from '../../domain/home/facts.ts';
import type { Household } from '../../domain/home/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'advisor' | 'clock' | 'openCall' | 'homeItem' | 'matchWork'>;

type Input = {
  readonly household: Household;
  readonly file: Upload;
  /** The name or the slug of the item that it is about. */
  readonly item?: string;
  /** Aborted when no one waits for it any more. */
  readonly gone?: AbortSignal;
};

/**
 * What a nameplate, a service card or an invoice says, for a person to confirm; undefined if nothing can be read on it.
 * Saves nothing. Throws `advice_premium_required`, `advisor_unavailable`, `not_onboarded`, `item_not_found`,
 * `advice_limit` and the errors of the assistant.
 */
export const makeReadPaper = ({ advisor, clock, openCall, homeItem, matchWork }: Deps) => {
  /** With the care task that each work may be. */
  const withMatches = async (household: Household, paper: Paper, item: string): Promise<Paper> => {
    const rows = paper.work.map(({ date, title }, line) => ({
      line,
      outcome: 'new' as const,
      work: { date, title, item, note: '' },
    }));
    const matches = new Map((await matchWork(household, rows)).map(({ id, careTaskId }) => [id, careTaskId]));
    const work = paper.work.map((each) => {
      const careTaskId = matches.get(matchKey({ title: each.title, item }));
      return careTaskId === undefined ? each : { ...each, careTaskId };
    });
    return { ...paper, work };
  };

  return async ({ household, file, item, gone }: Input): Promise<Paper | undefined> => {
    if (!isPremium(household, clock.now())) throw new DomainError('advice_premium_required');
    if (!advisor.isAvailable) throw new DomainError('advisor_unavailable');
    const asked = item === undefined ? undefined : homeItem(household, item).name;
    const home = homeOf(household);
    const items = catalogue.filter((each) => hasItem(home, each) && mayHavePlate(each.name)).map(({ name }) => name);
    const request = { file, items, ...(asked !== undefined && { item: asked }) };
    const { call, settle } = await openCall(household.id, { kind: 'paper', request }, gone);
    try {
      const draft = await advisor.readPaper(request, call);
      const today = dateInZone(clock.now(), household.timezone);
      const currency = currencyOfCountry(household.country);
      const paper = draft && checkedPaper(draft, { items: new Set(items), today, currency });
      return paper && (await withMatches(household, paper, paper.item ?? asked ?? otherItem));
    } finally {
      await settle();
    }
  };
};
