import type { homeAssistant as english } from '../../en/app/home-assistant.ts';
import type { Translation } from '../../translation.ts';

export const homeAssistant: Translation<typeof english> = {
  how: 'Home Assistant trouve alors le logement tout seul, sous la forme d’un appareil avec les tâches de la semaine, la prochaine avec un bouton qui la marque comme faite, et vos compteurs. Il les lit auprès du serveur MQTT (broker) de cette installation : toute personne qui y a accès les voit, et peut appuyer sur le bouton. Quand vous désactivez ce réglage, l’appareil disparaît.',
  publish: 'Afficher ce logement dans Home Assistant',
  on: (by, day) => (by === '' ? `Activé le ${day}.` : `Activé par ${by} le ${day}, et affiché dans sa langue.`),
  yours: 'la connexion à Home Assistant',
  onlyMembers: 'Seuls les propriétaires et les membres du logement peuvent changer ce réglage.',
};
