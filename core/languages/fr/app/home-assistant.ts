import type { homeAssistant as english } from '../../en/app/home-assistant.ts';
import type { Translation } from '../../translation.ts';

export const homeAssistant: Translation<typeof english> = {
  title: 'Home Assistant',
  how: 'Home Assistant trouve alors le logement tout seul, sous la forme d’un appareil avec les tâches de la semaine, la prochaine avec un bouton qui la marque comme faite, et vos compteurs. Quand vous désactivez ce réglage, l’appareil disparaît.',
  seenBy:
    'Toute personne qui a accès au broker MQTT de ce serveur voit alors vos tâches et vos compteurs, et peut marquer la prochaine tâche comme faite.',
  publish: 'Afficher ce logement dans Home Assistant',
  on: (by, day) => (by === '' ? `Activé le ${day}.` : `Activé par ${by} le ${day}, et affiché dans sa langue.`),
  yours: 'la connexion à Home Assistant',
  onlyMembers: 'Seuls les propriétaires et les membres du logement peuvent changer ce réglage.',
};
