import { capitalise } from '../../../domain/text/capitalise.ts';
import type { guides as english } from '../../en/site/guides.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';
import { inSentence } from '../in-sentence.ts';

const tasks = { one: 'tâche', other: 'tâches' } as const;

export const guides: Translation<typeof english> = {
  crumb: 'Guides d’entretien',
  index: {
    title: 'Guide complet de l’entretien du logement',
    lede: 'Quinze guides, fondés sur les conseils des fabricants et des organismes de sécurité : quoi faire et à quelle fréquence, les signes d’alerte, et le prix d’une visite.',
    ownPlan: 'Obtenir votre programme',
    find: 'Chercher un guide ou un équipement',
    everyday: 'Bouilloire, fer à repasser, robinets et matelas sont parmi les [choses du quotidien](/everyday).',
    nextTitle: 'Voyez ce dont votre logement a besoin',
    next: 'Répondez à neuf questions courtes et voyez votre première semaine. Gratuit pour commencer, sans carte bancaire.',
    items: (items) => `${items} équipements suivis`,
    allItems: (tasks) =>
      `Les guides couvrent ce que la plupart des logements possèdent. Un programme puise dans ${tasks} tâches pour tous ces équipements, et ne contient que celles qui sont utiles à votre logement :`,
    lists: 'Listes et règles',
    everydayThings: 'Choses du quotidien',
    rules: 'Règles par pays',
  },
  card: (title) => capitalise(title),
  ofGuide: (title) => `Entretenir ${title}`,
  heading: (title) => `Entretenir *${title} :* guide complet`,
  tasks: (count) => format.count(count, tasks),
  facts: { plan: 'Dans le programme', difficulty: 'Difficulté', time: 'Durée' },
  checked:
    'Vérifié par nous, ses auteurs, d’après [ces sources](#sources) le {day}. Aucun professionnel ne l’a encore relu.',
  allAtAGlance: 'Toutes les tâches en un coup d’œil :',
  sections: {
    why: 'Pourquoi c’est important',
    signs: 'Signes d’alerte',
    schedule: 'Calendrier d’entretien',
    rent: 'Si vous êtes locataire',
    law: 'Ce que dit la loi',
    professional: 'Quand appeler un professionnel',
    related: 'Guides voisins',
  },
  tips: 'Quatre conseils à retenir',
  signs: {
    lede: 'Ce que vous pouvez voir, entendre ou sentir, ce que cela veut dire, et quoi faire d’abord.',
    stop: 'Arrêtez tout et demandez de l’aide',
    soon: 'À traiter rapidement',
    numbersTitle: 'Numéros d’urgence :',
    numbers:
      '112 en Europe (en France aussi 15, 18 et 114 par SMS, en Suisse 144 et 118, au Royaume-Uni 999) et en Inde, 911 au Canada et aux États-Unis, 000 en Australie, 111 en Nouvelle-Zélande, 995 à Singapour.',
    gasNumbers:
      'En cas de fuite de gaz de ville : 0 800 47 33 33 en France (GRDF), 0800 111 999 en Grande-Bretagne ; ailleurs, et pour une bouteille, le numéro d’urgence.',
  },
  schedule: (count) =>
    `${format.count(count, tasks)} : à quelle fréquence, combien de temps, quelle difficulté, et comment faire en sécurité.`,
  glance: 'En un coup d’œil',
  firstOf: (shown, count) => `Les ${shown} premières tâches sur ${count}, en un coup d’œil`,
  table: {
    task: 'Tâche',
    howOften: 'Fréquence',
    minutes: 'Minutes',
    season: 'Saison',
    anyTime: 'Toute l’année',
    note: 'Les mois valent pour l’hémisphère nord. Ajoutez six mois dans l’hémisphère sud.',
  },
  task: {
    professional: 'Prendre rendez-vous avec un professionnel',
    onlyFor: 'Seulement pour :',
    safety: 'Sécurité.',
    how: 'Comment faire',
    steps: (steps) => `en ${format.count(steps, { one: 'étape', other: 'étapes' })}`,
    need: 'Il vous faut',
    nothing: 'Rien de particulier',
    when: 'Quand dans l’année',
    rent: 'Si vous êtes locataire',
    sources: 'Sources',
  },
  cardToPrint: {
    print: 'Imprimer cette fiche pour le technicien',
    toFillIn: ['Date', 'Mesures', 'Constat et travaux', 'Prochaine visite', 'Nom et signature'],
  },
  more: {
    title: (tasks, title) =>
      `Voir ${format.count(tasks, { one: 'autre tâche', other: 'autres tâches' })} pour entretenir ${title}`,
    offers: [
      {
        title: 'Des calendriers complets',
        text: 'Toutes les tâches de ce guide et de tout le reste de votre logement, chacune avec ses étapes.',
      },
      {
        title: 'Rappels et suivi automatiques',
        text: 'Un e-mail chaque semaine avec les tâches à faire, et une trace de ce qui a été fait et quand.',
      },
      {
        title: 'Des économies grâce à la prévention',
        text: 'Une petite tâche prend quelques minutes. La réparation qu’elle évite coûte bien plus.',
      },
    ],
    signUp: 'S’inscrire gratuitement',
    signIn: 'Se connecter pour les voir',
  },
  remind: {
    title: 'Un rappel dans un an',
    text: 'Ni compte ni newsletter : un seul e-mail dans un an, avec un lien vers ce guide, puis nous supprimons votre adresse.',
    email: 'Adresse e-mail',
    button: 'Me le rappeler dans un an',
    busy: 'Envoi...',
    needsScript: 'Ce formulaire',
    sentTitle: 'Encore une étape',
    sent: 'Nous avons envoyé un lien à *. Ouvrez-le pour confirmer le rappel.',
    later: 'Sans confirmation d’ici 7 jours, nous supprimons votre adresse et ne vous écrivons plus.',
  },
  tryIt: (title) => `Entretenez ${title} et tout le reste, dans un seul programme.`,
  lawLede: 'Un court résumé, pas un conseil juridique. Les règles locales peuvent exiger davantage.',
  allRules: 'Les règles pour les logements dans vingt-cinq pays',
  professionalLede: (year) =>
    `Certains travaux demandent une formation ou des outils que vous n’avez pas. Les prix sont ceux d’Europe de l’Ouest en ${year}, taxes comprises.`,
  usually: (year) => `En général, en ${year}`,
  sourcesTitle: 'Sources de ce guide',
  sources: 'Chaque tâche cite ses propres sources sous « Comment faire ». Voir [le choix des tâches](/how-we-choose).',
  nextTitle: 'Laissez Upkept y penser',
  next: 'Upkept programme ces tâches pour vous, avec tout ce dont votre logement a besoin. Cela prend environ une heure par semaine, et c’est gratuit pour commencer.',
  item: {
    title: (name) => `${name} : l’entretien`,
    lede: (count, least, most) =>
      least === most
        ? `${format.count(count, tasks)} de ${most} minutes : à quelle fréquence les faire, et comment en sécurité.`
        : `${format.count(count, tasks)} de ${least} à ${most} minutes : à quelle fréquence les faire, et comment en sécurité.`,
    checked: 'Vérifié d’après ses sources le {day}. [Le choix des tâches](/how-we-choose)',
    law: 'Ce que demande la loi dans votre pays',
    guide: (title, address) =>
      `Le guide [Entretenir ${title}](${address}) ajoute les signes d’alerte et le prix des réparations.`,
    neighbours: (room) => `À entretenir aussi : ${inSentence(room)}`,
  },
};
