import type { feed as english } from '../../en/app/feed.ts';
import type { Translation } from '../../translation.ts';

export const feed: Translation<typeof english> = {
  address: 'Adresse privée',
  addressHint: 'Toute personne qui a cette adresse peut lire vos tâches : gardez-la pour vous.',
  open: 'Ouvrir dans l’application d’agenda',
  replace: 'Remplacer',
  title: 'Autres applications d’agenda',
  about:
    'Une adresse privée pour Apple Calendrier, Outlook, Thunderbird et toute autre application qui sait s’abonner à un agenda.',
  yours: 'votre adresse privée',
  delay:
    'Les changements apparaissent quand votre application les cherche : la plupart le font plusieurs fois par jour, certaines une fois par jour. Google Agenda peut mettre plus d’un jour ; pour Google, utilisez la connexion ci-dessus.',
  replaceTitle: 'Remplacer l’adresse privée ?',
  replaceAbout:
    'L’adresse actuelle cesse aussitôt de fonctionner. Chaque application qui l’utilise a besoin de la nouvelle.',
  replaceIt: 'La remplacer',
  removeTitle: 'Retirer l’adresse privée ?',
  removeAbout:
    'Les applications qui l’utilisent ne reçoivent plus vos tâches, et affichent une erreur ou un agenda vide.',
  removeIt: 'La retirer',
  ready: 'Votre adresse privée est prête.',
  replaced: 'Votre adresse privée est remplacée.',
  removed: 'Votre adresse privée est retirée.',
  create: 'Créer une adresse privée',
  sameTimes: 'Ses événements ont les mêmes heures que dans Google Agenda.',
  saveTimes: 'Enregistrer les heures',
  timesSaved: 'Les heures sont enregistrées',
  onlyMine: 'Seulement mes tâches',
  onlyMineHint: 'Sans ce qui est pour d’autres personnes du logement. Ce qui est pour tout le monde reste.',
};
