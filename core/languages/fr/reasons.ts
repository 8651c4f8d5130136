import { capitalise } from '../../domain/text/capitalise.ts';
import type { reasons as english } from '../en/reasons.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';
import { meterUnits } from './meter-units.ts';
import { questions } from './questions/index.ts';
import { rhythm } from './rhythm.ts';

export const reasons: Translation<typeof english> = {
  missed: (days) => `Prévu ${rhythm.ago(days)} et resté à faire`,
  done: {
    work: (days) => `Fait pour la dernière fois ${rhythm.ago(days)}`,
    visit: (days) => `Dernier rendez-vous pris ou dernière visite ${rhythm.ago(days)}`,
  },
  skipped: (days) => `Ignorée ${rhythm.ago(days)}`,
  law: (days) => `La réglementation locale ou une garantie peut l’exiger ${rhythm.every(days)}`,
  stretched: (days) => `Environ ${rhythm.every(days)} dans votre programme`,
  chosen: (days) => `${capitalise(rhythm.every(days))}, comme vous l’avez choisi`,
  use: (amount, unit) => `Environ ${meterUnits.amount(amount, unit)} depuis la dernière fois, d’après son compteur`,
  due: (on) => `Sécurité : à faire au plus tard le ${format.date(on, 'day')}`,
  own: (recurrence, own, use) => {
    const inTime = own ? rhythm.each(own) : rhythm.recurrence[recurrence];
    if (!use) return `Votre propre tâche, ${inTime}`;
    const byUse = `Votre propre tâche, ${meterUnits.every(use.every, use.unit)}`;
    return own ? `${byUse} ou ${inTime}, selon ce qui vient en premier` : byUse;
  },
  assumed: (trait) => `Vous n’avez pas indiqué ${questions[trait].untold}`,
  late: 'En retard, mais mieux vaut maintenant que l’an prochain',
  season: {
    'first frost': {
      before: 'Avant les premières gelées',
      after: 'Avant les fortes gelées',
      late: 'En retard, mais encore utile : il fera encore froid',
    },
    'last frost': {
      before: 'Avant la fin des dernières gelées',
      after: 'Maintenant que les gelées sont passées',
      late: 'En retard, mais encore utile',
    },
    'leaf fall': {
      before: 'Pendant que les feuilles tombent',
      after: 'Maintenant que les feuilles sont tombées',
      late: 'En retard, mais encore à temps : des gouttières bouchées débordent à la pluie et au dégel',
    },
    'rainy season': {
      before: 'Avant la saison des pluies',
      after: 'Maintenant que la saison des pluies a commencé',
      late: 'En retard, mais encore utile',
    },
    'short rains': {
      before: 'Avant la petite saison des pluies',
      after: 'Maintenant que la petite saison des pluies a commencé',
      late: 'En retard, mais encore à temps : il pleuvra encore',
    },
    'storm season': {
      before: 'Avant la saison des tempêtes',
      after: 'Maintenant que la saison des tempêtes a commencé',
      late: 'En retard, mais encore à temps : une tempête peut venir d’une semaine à l’autre',
    },
    'fire season': {
      before: 'Avant la saison des feux',
      after: 'Maintenant que la saison des feux a commencé',
      late: 'En retard, mais encore à temps : un feu peut se déclarer d’un jour à l’autre',
    },
  },
};
