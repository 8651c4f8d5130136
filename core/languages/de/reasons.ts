import type { TraitId } from '../../domain/care/traits.ts';
import type { Moment } from '../../domain/climate/moments.ts';
import { capitalise } from '../../domain/text/capitalise.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { Recurrence } from '../../domain/time/recurrence.ts';
import type { Rhythm } from '../../domain/time/rhythm.ts';
import type { reasons as english } from '../en/reasons.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';
import { meterUnits } from './meter-units.ts';
import { questions } from './questions/index.ts';
import { rhythm } from './rhythm.ts';

/** Why a task is planned on its day: each a sentence without a full stop. */
export const reasons = {
  missed: (days: number) => `Geplant ${rhythm.ago(days)}, noch nicht erledigt`,
  done: {
    work: (days: number) => `Zuletzt ${rhythm.ago(days)} erledigt`,
    visit: (days: number) => `Termin oder Besuch zuletzt ${rhythm.ago(days)}`,
  },
  skipped: (days: number) => `Übersprungen ${rhythm.ago(days)}`,
  law: (days: number) => `Örtliche Vorschriften oder eine Garantie können es ${rhythm.every(days)} verlangen`,
  stretched: (days: number) => `Etwa ${rhythm.every(days)} in Ihrem Plan`,
  chosen: (days: number) => `${capitalise(rhythm.every(days))}, wie Sie es gewählt haben`,
  use: (amount: number, unit: string) => `Etwa ${meterUnits.amount(amount, unit)} seit dem letzten Mal, laut Zähler`,
  due: (on: IsoDate) => `Sicherheit: fällig bis ${format.date(on, 'day')}`,
  own: (recurrence: Recurrence, own?: Pick<Rhythm, 'every' | 'unit'>, use?: { every: number; unit: string }) => {
    const inTime = own ? rhythm.each(own) : rhythm.recurrence[recurrence];
    if (!use) return `Ihre eigene Aufgabe; ${inTime}`;
    const byUse = `Ihre eigene Aufgabe; ${meterUnits.every(use.every, use.unit)}`;
    return own ? `${byUse} oder ${inTime}, je nachdem, was zuerst kommt` : byUse;
  },
  assumed: (trait: TraitId) => `Sie haben nicht gesagt, ${questions[trait].untold}`,
  late: 'Spät, aber besser jetzt als nächstes Jahr',
  season: {
    'first frost': {
      before: 'Vor dem ersten Frost',
      after: 'Vor den starken Frösten',
      late: 'Spät, aber noch sinnvoll: Es wird noch kalt',
    },
    'last frost': {
      before: 'Bevor die letzten Fröste vorbei sind',
      after: 'Jetzt, da die Fröste vorbei sind',
      late: 'Spät, aber noch sinnvoll',
    },
    'leaf fall': {
      before: 'Während das Laub fällt',
      after: 'Jetzt, da das Laub gefallen ist',
      late: 'Spät, aber rechtzeitig: Verstopfte Rinnen laufen bei Regen und Tauwetter über',
    },
    'rainy season': {
      before: 'Vor der Regenzeit',
      after: 'Jetzt, da die Regenzeit begonnen hat',
      late: 'Spät, aber noch sinnvoll',
    },
    'short rains': {
      before: 'Vor der kurzen Regenzeit',
      after: 'Jetzt, da die kurze Regenzeit begonnen hat',
      late: 'Spät, aber rechtzeitig: Es kommt noch Regen',
    },
    'storm season': {
      before: 'Vor der Sturmzeit',
      after: 'Jetzt, da die Sturmzeit begonnen hat',
      late: 'Spät, aber rechtzeitig: Jede Woche kann ein Sturm kommen',
    },
    'fire season': {
      before: 'Vor der Waldbrandzeit',
      after: 'Jetzt, da die Waldbrandzeit begonnen hat',
      late: 'Spät, aber rechtzeitig: Jeden Tag kann es brennen',
    },
  } satisfies Record<Moment, Record<'before' | 'after' | 'late', string>>,
} as const satisfies Translation<typeof english>;
