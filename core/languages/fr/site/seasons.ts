import type { Moment } from '../../../domain/climate/moments.ts';
import type { seasons as english } from '../../en/site/seasons.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

type Name = { readonly article: 'le' | 'la' | 'les'; readonly name: string };
const moments: Readonly<Record<Moment, Name>> = {
  'first frost': { article: 'les', name: 'premières gelées' },
  'last frost': { article: 'les', name: 'dernières gelées' },
  'leaf fall': { article: 'la', name: 'chute des feuilles' },
  'rainy season': { article: 'la', name: 'saison des pluies' },
  'short rains': { article: 'la', name: 'petite saison des pluies' },
  'storm season': { article: 'la', name: 'saison des tempêtes' },
  'fire season': { article: 'la', name: 'saison des feux' },
};
const of = { le: 'du', la: 'de la', les: 'des' } as const;

/** « de 2 semaines avant la chute des feuilles », « à 3 semaines après » */
function weeksFrom(word: 'de' | 'à', weeks: number, moment?: Name): string {
  const named = moment ? ` ${moment.article} ${moment.name}` : '';
  if (weeks !== 0) {
    const count = format.count(Math.abs(weeks), { one: 'semaine', other: 'semaines' });
    return `${word} ${count} ${weeks < 0 ? 'avant' : 'après'}${named}`;
  }
  return moment ? `${word} la semaine ${of[moment.article]} ${moment.name}` : `${word} la semaine même`;
}

const monthWith = (style: 'long' | 'short') => {
  const names = new Intl.DateTimeFormat('fr-FR', { month: style, timeZone: 'UTC' });
  return (month: number) => names.format(Date.UTC(2001, month - 1));
};
const monthOf = monthWith('long');
const brief = monthWith('short');
const range = (from: number, to: number) => `${monthOf(from)} à ${monthOf(to)}`;

export const seasons: Translation<typeof english> = {
  frequencies: {
    Weekly: 'Toutes les semaines',
    Monthly: 'Tous les mois',
    Quarterly: 'Tous les trimestres',
    Yearly: 'Tous les ans',
  },
  duration: (hours, minutes) =>
    hours >= 3
      ? 'une demi-journée'
      : [
          hours && format.count(hours, { one: 'heure', other: 'heures' }),
          minutes && format.count(minutes, { one: 'minute', other: 'minutes' }),
        ]
          .filter(Boolean)
          .join(' '),
  months: range,
  bothHemispheres: (from, to, southFrom, southTo) =>
    `${range(from, to)} ; dans l’hémisphère sud, ${range(southFrom, southTo)}`,
  around: (moment, from, to) => `${weeksFrom('de', from, moments[moment])} ${weeksFrom('à', to)}`,
  briefMonths: (from, to) => `${brief(from)} à ${brief(to)}`,
  before: (moment) => `Avant ${moments[moment].article} ${moments[moment].name}`,
  after: (moment) => `Après ${moments[moment].article} ${moments[moment].name}`,
};
