import type { history as english } from '../../../en/app/history/history.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

const days = { one: 'jour', other: 'jours' } as const;

export const history: Translation<typeof english> = {
  title: 'Historique',
  lede: 'Ce qui a été fait dans votre logement, quand, par qui et à quel coût.',
  what: 'votre historique',
  kinds: { done: 'Faite', skipped: 'Ignorée', missed: 'Manquée' },
  counted: (kind, count) =>
    format.form(
      count,
      {
        done: { one: 'faite', other: 'faites' },
        skipped: { one: 'ignorée', other: 'ignorées' },
        missed: { one: 'manquée', other: 'manquées' },
      }[kind],
    ),
  entries: (entries) => format.count(entries, { one: 'entrée', other: 'entrées' }),
  totals: (done) => (done > 0 ? format.count(done, { one: 'tâche faite', other: 'tâches faites' }) : 'Rien de fait'),
  found: (entries, totals) => `${entries} : ${totals}`,
  noEntries: 'Aucune entrée',
  noMatches: 'Aucune entrée ne correspond',
  years: 'Années',
  allYears: 'Toutes les années',
  glance: (year) => `${year} en un coup d’œil`,
  allGlance: 'Toutes les années en un coup d’œil',
  table: 'Afficher en tableau',
  month: 'Mois',
  year: 'Année',
  weekOf: (day) => `Semaine du ${day}`,
  figures: {
    safety: 'Contrôles de sécurité à temps',
    of: (total) => `sur ${total}`,
    allSafe: 'Chacun a été fait à temps, ou son rendez-vous pris.',
    late: (count, done) => `${format.count(count, days)} de retard, fait ou rendez-vous pris le ${done}`,
    stillOpen: (due) => `encore à faire, prévu le ${due}`,
    more: (count) => `${count} de plus`,
    weeks: 'Semaines réussies',
    run: (weeks) => `${weeks} d’affilée jusqu’ici.`,
    rule: (away) => {
      const absent = { one: 'semaine d’absence ne compte pas', other: 'semaines d’absence ne comptent pas' };
      return away > 0
        ? `Une semaine compte quand au moins la moitié de ses tâches ont été faites, et ${format.count(away, absent)}.`
        : 'Une semaine compte quand au moins la moitié de ses tâches ont été faites.';
    },
    time: 'Temps passé',
    jobs: (jobs) => `Pour ${format.count(jobs, { one: 'tâche', other: 'tâches' })}.`,
    money: 'Dépenses',
    byItem: 'Par équipement',
    byYear: 'Par année et équipement',
  },
  visits: {
    aside: 'Visites et carnet du logement',
    title: 'Visites à venir',
    none: 'Aucune visite de professionnel n’est à prévoir dans les douze prochains mois.',
    about: (amount) => `environ ${amount}`,
    record: 'Notez le coût d’une visite, et la suivante l’affichera.',
    sum: (amounts) => `Environ ${format.list(amounts)} au total, d’après ce que vous avez déjà payé.`,
    unknown: (visits) =>
      `Le coût de ${format.count(visits, { one: 'visite', other: 'visites' })} n’est pas encore connu.`,
    year: 'L’année à venir',
  },
  passport: {
    title: 'Carnet du logement',
    text: 'Ce que contient votre logement et les travaux qui y ont été faits, à imprimer ou à partager avec un acheteur, un propriétaire ou un assureur.',
    open: 'L’ouvrir',
    share: 'Partager',
    appliances: 'Appareils',
  },
  list: {
    title: 'Toutes les entrées',
    search: 'Chercher dans l’historique',
    placeholder: 'Titres, notes et noms',
    item: 'Équipement',
    allItems: 'Équipements',
    kind: 'Type',
    shown: {
      '': 'Tout',
      done: 'Faites',
      skipped: 'Ignorées',
      missed: 'Manquées',
      safety: 'Contrôles de sécurité',
      paid: 'Avec un coût',
      recorded: 'Notées à la main',
    },
    more: (entries) => `Afficher ${entries} de plus`,
    earlier: 'les entrées antérieures',
    safety: 'Sécurité',
    tickedOff: (name) => `cochée par ${name}`,
    skipped: (name) => `ignorée par ${name}`,
    recorded: (name) => `notée par ${name}`,
    imported: (name) => `importée par ${name}`,
    menu: (title, day) => `Plus d’actions : ${title}, ${day}`,
    edit: 'Modifier…',
    wasDone: 'Cela a été fait…',
    booked: 'Rendez-vous pris',
    visited: 'Dire qui est venu…',
    remove: 'Retirer',
    markUndone: 'Marquer comme non faite',
    removed: 'Entrée retirée',
    markedUndone: 'Marquée comme non faite',
  },
  record: 'Noter des travaux passés',
  import: 'Importer un fichier',
  importMenu: 'Importer un fichier…',
  importOrExport: 'Importer ou exporter',
  export: 'Exporter',
  exportCsv: 'Exporter en CSV',
  savedAs: (file) => `Enregistré sous ${file}`,
  empty: {
    title: 'L’historique de votre logement commence ici',
    text: 'Chaque tâche faite est notée ici.',
    textWithWork:
      'Chaque tâche faite est notée ici. Vous pouvez aussi ajouter des travaux plus anciens, comme le dernier entretien annuel de la chaudière ; votre programme compte alors à partir de ce jour.',
    year: (year) => `Rien en ${year} pour l’instant`,
    yearText: 'Les tâches faites apparaissent ici, avec tout ce que vous notez vous-même.',
    found: 'Rien trouvé',
    foundText: 'Aucune entrée ne correspond à votre recherche et à vos filtres.',
    showAll: 'Tout afficher',
  },
};
