import type { turns as english } from '../../../en/app/week/turns.ts';
import type { Translation } from '../../../translation.ts';

export const turns: Translation<typeof english> = {
  title: 'Se partager le travail',
  offline: 'Vous pourrez modifier cela quand vous serez de nouveau en ligne.',
  failed: 'Ces réglages n’ont pas pu être chargés.',
  take: 'À tour de rôle',
  takeText:
    'Chaque tâche prévue est pour une personne du foyer. Au fil des semaines, chacun a à peu près le même nombre de minutes. Tout le monde peut quand même faire n’importe quelle tâche.',
  days: 'J’ai du temps le',
  avoids: 'Je laisse aux autres',
  kinds: { heights: 'Les échelles', chemicals: 'Les nettoyants puissants', heavy: 'Les charges lourdes' },
  goAway: 'Je m’absente quelque temps',
  away: 'Mon absence',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  notAway: 'Je suis là',
};
