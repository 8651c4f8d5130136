import type { passport as english } from '../en/passport.ts';
import type { Translation } from '../translation.ts';
import { durations } from './durations.ts';
import { format } from './format.ts';

export const passport: Translation<typeof english> = {
  title: 'Carnet du logement',
  carnet: 'Il complète le [carnet d’information du logement] et ne le remplace pas.',
  since: (date) => `suivi depuis le ${date}`,
  asOf: (date) => `état au ${date}`,
  sections: {
    equipment: 'Équipements',
    care: 'Entretien',
    works: 'Réparations et autres travaux',
    figures: 'En chiffres',
    photos: 'Photos',
    annex: 'Annexe : toutes les entrées',
  },
  details: 'Précisions',
  noCare: 'Aucun entretien n’est encore noté.',
  noWorks: 'Aucune réparation faite par d’autres personnes ou ayant un coût n’est notée.',
  allWorks: 'Toutes les réparations et tous les autres travaux',
  careOf: (item) => `Entretien : ${item}`,
  lastOn: (date) => `dernière fois le ${date}`,
  date: 'Date',
  work: 'Travaux',
  doneBy: 'Fait par',
  cost: 'Coût',
  item: (item) => `${item} :`,
  safety: '(sécurité)',
  times: (times) => `${times} fois`,
  timesSince: (times, month) => `${times} fois depuis ${month}`,
  takes: (minutes) => durations.short(minutes),
  others: (jobs, isRest, date) => {
    const count = format.count(
      jobs,
      isRest ? { one: 'autre tâche', other: 'autres tâches' } : { one: 'tâche', other: 'tâches' },
    );
    return jobs === 1 ? `${count} par le foyer, le ${date}` : `${count} par le foyer, la dernière le ${date}`;
  },
  ofYear: (year, dates) => `${year} : ${dates}`,
  morePhotos: (photos) => `${photos} de plus dans l’annexe.`,
  household: 'Le foyer',
  booked: 'Rendez-vous pris',
  company: 'Une entreprise',
  person: 'Une autre personne',
  entries: 'Entrées',
  done: (jobs) => format.count(jobs, { one: 'tâche faite', other: 'tâches faites' }),
  safetyInTime: 'Contrôles de sécurité faits, ou rendez-vous pris, à temps',
  of: (part, whole) => `${part} sur ${whole}`,
  spent: 'Dépenses pour le logement',
  madeBy:
    'Établi par le foyer avec Upkept à partir de ses propres relevés. Somme de contrôle (SHA-256), qui change dès qu’une entrée change :',
};
