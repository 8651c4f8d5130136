import type { carbonMonoxideAlarm as english } from '../../en/items/carbon-monoxide-alarm.ts';
import type { Translation } from '../../translation.ts';

export const carbonMonoxideAlarm: Translation<typeof english> = {
  name: 'Détecteur de monoxyde de carbone',
  tasks: {
    'carbon-monoxide-alarm.check-end-date': {
      title: 'Contrôler la date, la pile et la place du détecteur de CO',
      why: 'Le capteur s’use avec l’âge, en 5 à 10 ans selon le fabricant. Ensuite, le détecteur indique un air sain, quoi que vous respiriez.',
      steps: [
        'S’il n’y a chez vous ni appareil à combustion ni garage attenant, vous n’avez pas besoin de ce détecteur : répondez à la question qui le concerne, et ces tâches disparaissent.',
        'Lisez la date de remplacement au dos ou sur le côté, ou ajoutez à la date de fabrication les années indiquées par le fabricant.',
        'Si la date tombe dans l’année qui vient, achetez un détecteur neuf conforme à la norme [[US CA: UL 2034 | EN 50291]].',
        'Mettez une pile neuve du type indiqué, sauf si le détecteur est scellé à vie.',
        'Vérifiez que chaque pièce où se trouve une chaudière, un poêle ou une cheminée a un détecteur, et que l’un d’eux réveillera les personnes endormies. Suivez la notice pour la hauteur et la distance.',
        'Vérifiez qu’aucun rideau, étagère ou placard ne masque le détecteur, puis appuyez sur le bouton de test.',
      ],
      firstReason: 'Seul un détecteur perçoit le monoxyde de carbone, et son capteur s’use',
      safety:
        'Faites remplacer par un électricien un détecteur raccordé au réseau électrique. Un détecteur ne remplace pas l’entretien annuel du conduit et de la chaudière ; il faut les deux.',
      tenant:
        'Photographiez la date de remplacement. Si elle est proche, envoyez la photo à votre propriétaire et demandez un détecteur neuf.',
    },
    'carbon-monoxide-alarm.check-air-supply': {
      title: 'Contrôler les arrivées d’air et connaître les signes du CO',
      why: 'Un feu qui manque d’air produit du monoxyde de carbone, et un conduit bouché le renvoie dans la pièce. Il ne se voit pas, ne se sent pas et n’a pas de goût, mais l’appareil montre souvent des signes.',
      steps: [
        'Cherchez l’entrée d’air ou la grille murale de chaque pièce où se trouve un appareil à gaz, au fioul ou au bois. Dégagez-la de la poussière, des meubles et de l’adhésif ; elle doit rester ouverte.',
        'Depuis le sol, regardez où débouche chaque conduit. Ni feuilles, ni lierre, ni nid, ni neige ne doivent le couvrir.',
        'Regardez les flammes : bleues et nettes, tout va bien. Une flamme jaune et molle, de la suie, une veilleuse qui s’éteint ou des vitres qui se couvrent de buée demandent un chauffagiste. D’ici là, éteignez l’appareil.',
        'Apprenez les signes : maux de tête, vertiges, nausées et fatigue qui diminuent dehors, ou qui touchent en même temps plusieurs personnes ou animaux.',
        'Ne faites jamais tourner un moteur, un groupe électrogène ou un barbecue dans le garage ou le logement, même porte ouverte. Les CDC demandent de tenir un groupe électrogène à 6 m des portes, des fenêtres et des grilles.',
        'Expliquez à tous les occupants ce que signifie l’alarme et par quelle porte sortir.',
      ],
      firstReason: 'Connaissez les signes d’un gaz qui ne se voit pas et ne se sent pas',
      safety:
        'Si quelqu’un se sent mal, sortez tous à l’air libre et appelez {emergency number}. [[GB: Pour un appareil à gaz, appelez aussi {gas leak number}. | ]] Ne rentrez pas avant qu’on vous y autorise, même pour ouvrir les fenêtres.',
      tenant:
        'Signalez comme urgents à votre propriétaire un conduit bouché, un appareil couvert de suie ou une grille absente. Dans beaucoup de pays, le contrôle annuel du gaz incombe au propriétaire.',
    },
    'carbon-monoxide-alarm.clear-snow': {
      title: 'Baliser les conduits et les grilles, et en écarter la neige',
      why: 'Une congère peut ensevelir en une nuit la sortie d’une chaudière ou d’un sèche-linge. Les gaz restent alors à l’intérieur, et un compteur de gaz ou une prise d’air de ventilation sous la neige peuvent tomber en panne.',
      steps: [
        'Faites le tour du logement et trouvez chaque sortie : chaudière ou générateur d’air chaud, sèche-linge, poêle à granulés, et prise d’air de la ventilation.',
        'Plantez un grand tuteur ou un fanion près de chaque sortie basse et près du compteur de gaz, pour les retrouver sous la neige.',
        'Après chaque forte chute de neige, et chaque fois qu’une congère se forme, écartez la neige à la main ou avec un balai souple.',
        'Gardez environ un mètre libre devant chaque sortie. Ne dirigez jamais une fraise à neige vers une sortie ou vers le compteur.',
        'Éteignez un appareil dont la sortie est bouchée jusqu’à ce que vous l’ayez dégagée, et testez le détecteur de monoxyde de carbone.',
        'Avant de démarrer une voiture, dégagez la neige de son échappement, et ne la laissez tourner que dehors.',
      ],
      firstReason: 'La neige sur une sortie renvoie les gaz à l’intérieur, sans odeur',
      safety:
        'Tenez-vous loin des stalactites de glace et de la neige qui peut glisser du toit. Si un détecteur de monoxyde de carbone sonne, faites sortir tout le monde et appelez {emergency number} une fois dehors.',
      tenant: 'Dégagez les sorties que vous pouvez atteindre. Demandez qui dégage celles d’un mur ou d’un toit.',
    },
  },
};
