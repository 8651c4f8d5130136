import type { home as english } from '../../en/site/home.ts';
import type { Translation } from '../../translation.ts';
export const home: Translation<typeof english> = {
  hero: {
    eyebrow: 'Environ une heure par semaine',
    title: 'L’entretien du logement, sans y penser',
    lede: 'Deux ou trois tâches courtes pour chaque jour choisi, avec leurs étapes, leurs outils et leur raison.',
    how: 'Comment ça marche',
  },
  openWeek: 'Ouvrir votre semaine',
  steps: {
    title: 'Comment ça marche',
    number: (step) => `Étape ${step}`,
    home: {
      title: 'Décrivez votre logement',
      text: 'Neuf questions courtes, et aucun numéro de série.',
    },
    week: {
      title: 'Recevez votre semaine',
      text: 'Un e-mail vous la rappelle.',
    },
    tick: {
      title: 'Cochez vos tâches',
      text: 'Faite, déplacée ou ignorée : le programme s’adapte.',
    },
    signUp: 'S’inscrire maintenant',
  },
  pictures: {
    week: {
      alt: 'La semaine d’une maison, sur un téléphone : les tâches du jour, chacune avec les minutes qu’elle demande, et une question sur le logement.',
    },
  },
  more: {
    title: 'Plus qu’une liste de tâches',
    sample: 'Voir un exemple',
    task: {
      alt: 'Une tâche de cette semaine, ouverte : pourquoi elle compte, comment rester en sécurité, et ses premières étapes.',
      title: 'Chaque tâche et ses étapes',
    },
    year: {
      alt: 'L’année à venir d’une maison, sur un téléphone : les mois, et ce que chacun apportera.',
      title: 'Toute l’année à venir',
    },
    passport: {
      alt: 'Le carnet du logement, sur un téléphone : ce que contient le logement, et l’entretien de chaque équipement avec ses dates.',
      title: 'Un carnet du logement',
      caption: 'Ce qui a été fait, quand et à quel coût.',
    },
  },
  previews: {
    withoutScript:
      'Avec JavaScript, vous pourriez essayer ces trois exemples. Ici, ils montrent seulement à quoi ressemble l’application.',
    own: {
      name: 'Aperçu de la description du logement',
    },
    due: {
      week: 'Cette semaine',
      complete: 'Terminer',
    },
    calendar: {
      day: 'Samedi',
      yours: 'Votre agenda',
      lunch: 'Déjeuner',
      event: 'Entretien du logement',
      hour: '1 heure',
      tasks: '3 tâches',
      time: 'Samedi, de 10 h 00 à 11 h 00',
      at: (hour) => `${Number(hour)} h`,
    },
  },
  benefits: {
    title: 'Ce qu’une heure par semaine fait gagner',
    numbers: {
      sources: 'sources citées, tâche par tâche',
      countries: 'pays avec leurs propres règles',
    },
    list: [
      {
        title: 'De l’argent',
        figure: 'Jusqu’à 80 %',
        what: 'des réparations courantes évitées*',
        text: 'Un petit travail à temps peut éviter des milliers d’euros de dégâts.*',
      },
      {
        title: 'Du temps',
        figure: 'Une heure',
        what: 'par semaine, plus ou moins',
        text: 'Plus de 200 tâches, 55 équipements : voyez l’essentiel.',
      },
      {
        title: 'De la tranquillité',
        figure: '70 %',
        what: 'd’appels en urgence en moins*',
        text: 'Plus rien à retenir.',
      },
    ],
    note: '* Estimations de ce qu’un entretien régulier peut faire, non mesurées chez vous : [nos chiffres](/how-we-choose#figures).',
  },
  guides: {
    title: 'Essayez d’abord un guide',
    all: 'Voir les 15 guides',
  },
  closing: {
    title: 'Commencez par une petite tâche',
    lede: 'Tout votre logement, gratuitement. Premium ajoute l’agenda et vos propres tâches sans limite (200 au plus).',
    compare: 'Comparer les formules',
    promises: ['Aucune carte bancaire demandée', 'Prêt en 2 minutes', 'Résiliable à tout moment'],
  },
};
