import type { home as english } from '../../en/site/home.ts';
import type { Translation } from '../../translation.ts';
export const home: Translation<typeof english> = {
  hero: {
    eyebrow: 'Environ une heure par semaine',
    title: 'L’entretien de votre logement, sans y penser',
    lede: 'Dites-nous ce que contient votre logement. Vous recevez deux ou trois tâches courtes pour chacun des jours que vous choisissez, environ une heure par semaine, chacune avec ses étapes, ses outils et sa raison.',
    how: 'Comment ça marche',
    facts: [
      { figure: '55', what: 'équipements suivis' },
      { figure: '200+', what: 'tâches choisies avec soin' },
      { figure: '2 min', what: 'pour commencer' },
    ],
  },
  openWeek: 'Ouvrir votre semaine',
  tryIt: 'Jugez par vous-même.',
  steps: {
    title: 'Comment ça marche',
    lede: 'Un peu d’entretien au bon moment évite jusqu’à 80 % des réparations courantes.* Y penser au bon moment, c’est notre travail.',
    number: (step) => `Étape ${step}`,
    home: {
      title: 'Décrivez votre logement',
      text: 'Répondez à neuf questions courtes, sans numéro de série ni mesure.',
    },
    week: {
      title: 'Recevez une semaine à votre mesure',
      text: 'Vous recevez deux ou trois tâches courtes pour chacun des jours que vous choisissez, environ une heure par semaine. Un e-mail hebdomadaire vous les rappelle.',
    },
    tick: {
      title: 'Cochez-les',
      text: 'Marquez une tâche comme faite, déplacez-la ou ignorez-la pour cette fois. Le programme s’adapte, et chaque tâche revient quand il le faut.',
    },
    signUp: 'S’inscrire maintenant',
    free: 'Gratuit pour commencer. Aucune carte bancaire n’est demandée.',
  },
  pictures: {
    week: {
      alt: 'La semaine d’une maison, sur un téléphone : les tâches du jour, chacune avec les minutes qu’elle demande, et une question sur le logement.',
    },
  },
  more: {
    title: 'Plus qu’une liste de tâches',
    lede: 'Tout est compris dans la formule gratuite. Upkept est un logiciel libre : lisez-le, hébergez-le vous-même et emportez vos données.',
    sample: 'Voir un exemple',
    whatFreeMeans: 'Ce que « logiciel libre » veut dire ici',
    task: {
      alt: 'Une tâche de cette semaine, ouverte : pourquoi elle compte, comment rester en sécurité, et ses premières étapes.',
      title: 'Chaque tâche et ses étapes',
      caption: 'Pourquoi elle compte, chaque étape, les outils, et comment rester en sécurité.',
    },
    year: {
      alt: 'L’année à venir d’une maison, sur un téléphone : les mois, et ce que chacun apportera.',
      title: 'Toute l’année à venir',
      caption: 'Voyez au printemps quand faire venir le ramoneur, avant de réserver vos vacances.',
    },
    passport: {
      alt: 'Le carnet du logement, sur un téléphone : ce que contient le logement, et l’entretien de chaque équipement avec ses dates.',
      title: 'Un historique, et un carnet du logement',
      caption: 'Ce qui a été fait, quand et à quel coût : pour vous, un acheteur ou un propriétaire.',
    },
  },
  previews: {
    withScript:
      'Ces trois exemples fonctionnent comme l’application. Rien n’est enregistré, et aucun compte n’est nécessaire.',
    withoutScript:
      'Avec JavaScript, vous pourriez essayer ces trois exemples. Ici, ils montrent seulement à quoi ressemble l’application.',
    own: {
      name: 'Aperçu de la description du logement',
    },
    due: {
      week: 'Cette semaine',
      complete: 'Marquer comme faite',
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
      items: 'équipements du logement',
      sources: 'sources citées, tâche par tâche',
      countries: 'pays avec leurs propres règles',
      trackers: 'traceur sans votre accord',
    },
    list: [
      {
        title: 'De l’argent',
        figure: 'Jusqu’à 80 %',
        what: 'des réparations courantes évitées*',
        text: 'De petites réparations faites à temps évitent des milliers d’euros de dégâts possibles.*',
      },
      {
        title: 'Du temps',
        figure: 'Une heure',
        what: 'par semaine, plus ou moins',
        text: 'Nous suivons plus de 200 tâches choisies avec soin pour 55 équipements, et vous montrons celles qui comptent maintenant.',
      },
      {
        title: 'De la tranquillité',
        figure: '70 %',
        what: 'd’appels en urgence en moins*',
        text: 'Vous n’avez plus à retenir ce qui est à faire.',
      },
    ],
    note: '* Estimations de ce qu’un entretien régulier peut faire en général, par rapport à aucun entretien. Nous ne les avons pas mesurées chez vous, et elles ne sont pas une promesse : [comment lire nos chiffres](/how-we-choose#figures).',
  },
  guides: {
    title: 'Essayez d’abord un guide',
    lede: 'Chaque guide dit quoi faire et à quelle fréquence, quels signes demandent de l’aide, et d’où viennent les conseils.',
    all: 'Voir les 15 guides',
  },
  closing: {
    title: 'Commencez par une petite tâche',
    lede: 'La formule gratuite couvre tout votre logement. Premium ajoute des tâches personnalisées sans limite et la synchronisation de l’agenda.',
    compare: 'Comparer les formules',
    promises: ['Aucune carte bancaire demandée', 'Prêt en 2 minutes', 'Résiliable à tout moment'],
  },
};
