import type { pages as english } from '../../en/site/pages.ts';
import type { Translation } from '../../translation.ts';

export const pages: Translation<typeof english> = {
  faq: {
    crumb: 'Questions fréquentes',
    title: 'Questions fréquentes',
    lede: 'Comment Upkept établit votre programme, ce que cela coûte et ce qu’il sait de vous.',
    linkToAnswer: 'Lien vers cette réponse',
    moreTitle: 'Votre question n’est pas là ?',
    more: 'Écrivez à [{support email}](mailto:{support email}). Nous lisons tout.',
  },
  app: (title) =>
    `${title} : votre assistant d’entretien par IA tient à jour un programme personnel de petites tâches pour votre logement, une semaine à la fois.`,
  policy: {
    updated: 'Dernière mise à jour :',
    changed: (day, what) => `Modifié le [${day}] : ${what}`,
    inShort: 'En bref',
  },
  notFound: {
    title: 'Il n’y a pas de pièce derrière cette porte',
    text: 'La page a peut-être changé de place, ou l’adresse contient une faute de frappe.',
    home: 'Aller à la page d’accueil',
    dashboard: 'Aller au tableau de bord',
  },
};
