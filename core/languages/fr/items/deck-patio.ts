import type { deckPatio as english } from '../../en/items/deck-patio.ts';
import type { Translation } from '../../translation.ts';

export const deckPatio: Translation<typeof english> = {
  name: 'Terrasse en bois ou dallage',
  tasks: {
    'deck-patio.wash-surface': {
      title: 'Laver le film vert des lames ou des dalles',
      why: 'Le film vert qui pousse par temps humide devient aussi glissant que de la glace sous la pluie. Une brosse et de l’eau savonneuse l’enlèvent.',
      steps: [
        'Balayez, et retirez les feuilles d’entre les lames avec un couteau à mastic pour que l’eau s’écoule.',
        'Versez une bonne dose de liquide vaisselle dans un seau d’eau chaude et mouillez quelques mètres carrés.',
        'Frottez dans le sens du bois avec un balai-brosse : souple sur le composite, dur sur la pierre et le bois.',
        'Rincez au tuyau d’arrosage avant que la mousse sèche, puis passez à la bande suivante.',
        'Avec un nettoyeur haute pression, montez une buse à jet plat et tenez-vous à bonne distance : un jet étroit rend le bois rugueux et vide les joints.',
      ],
      firstReason: 'Les algues rendent le sol glissant bien avant d’être laides',
      safety:
        'Portez des chaussures antidérapantes : les algues mouillées sont glissantes. Ne dirigez jamais un nettoyeur haute pression vers des prises, des lampes ou les pieds de quelqu’un.',
    },
    'deck-patio.inspect-structure': {
      title: 'Contrôler les poteaux, les fixations et les garde-corps',
      why: 'Une terrasse en bois cède le plus souvent à sa fixation à la maison ou au pied des poteaux, souvent quand beaucoup de monde s’y tient. Un tournevis suffit pour contrôler les deux endroits.',
      steps: [
        'Enfoncez un tournevis dans les poteaux en bois au ras du sol, dans les solives et dans les marches. Un bois sain résiste ; un bois pourri cède et casse en petits morceaux.',
        'Avec une lampe torche, regardez la jonction avec la maison. Il y faut des boulons, pas seulement des clous, et ni coulures de rouille, ni jour, ni mur humide.',
        'Poussez fermement des deux mains chaque partie du garde-corps, les pieds bien en retrait du vide. Il ne doit pas bouger.',
        'Resserrez les vis qui ont du jeu, remplacez celles qui sont rouillées et enfoncez les têtes de clou qui dépassent.',
        'Si un poteau, une solive ou la fixation à la maison est mou ou bouge, interdisez l’accès et appelez un charpentier.',
      ],
      firstReason: 'La pourriture se cache au pied des poteaux et aux fixations',
      safety:
        'Ne rampez jamais sous une terrasse qui s’affaisse, et ne testez pas un garde-corps en hauteur avec tout votre poids.',
      tenant: 'Signalez aussitôt un bois mou ou un garde-corps qui bouge, et n’allez plus à cet endroit.',
      landlord: 'contrôle de la terrasse en bois et de ses garde-corps',
    },
    'deck-patio.oil-boards': {
      title: 'Tester les lames à l’eau et huiler celles qui sont sèches',
      why: 'Un bois nu boit la pluie, gonfle et se fend au soleil. Quelques gouttes d’eau montrent quelles lames ont besoin d’huile, et vous évitent de toutes les traiter.',
      steps: [
        'Laissez tomber quelques gouttes d’eau sur plusieurs lames et attendez quelques minutes. Ne touchez pas aux lames où l’eau perle ; huilez celles qui ont des taches sombres.',
        'Choisissez deux jours secs. Les lames doivent être propres, sèches au toucher, et si possible à l’ombre.',
        'Remuez l’huile et passez-en une couche mince dans le sens du bois, en allant vers les marches.',
        'Passé le temps indiqué sur le bidon, essuyez l’huile qui n’a pas pénétré, sinon elle reste collante.',
        'Interdisez l’accès jusqu’à ce que l’huile soit sèche, et faites l’autre moitié de la terrasse un autre jour.',
      ],
      firstReason: 'Voyez quelles lames rejettent encore l’eau avant que l’une se fende',
      safety:
        'Des chiffons huileux peuvent prendre feu tout seuls. Faites-les sécher à plat dehors, ou gardez-les sous l’eau dans une boîte en métal fermée, et jamais en tas. Tenez les flammes loin de l’huile fraîche.',
      tenant: 'Demandez l’accord de votre propriétaire avant de changer la finition des lames.',
    },
    'deck-patio.refill-joints': {
      title: 'Désherber les joints du dallage et les regarnir',
      why: 'Le sable des joints bloque les dalles entre elles. Là où il a disparu, les mauvaises herbes poussent et les dalles commencent à bouger.',
      steps: [
        'Un jour sec, arrachez ou grattez les mauvaises herbes des joints avec leurs racines.',
        'Balayez la surface, et notez les dalles qui bougent et les bords soulevés, pour les faire resceller.',
        'Répandez du sable de jointoiement sec, du même type qu’avant. Faites-le entrer au balai, dans plusieurs sens, jusqu’à ce que les joints soient pleins.',
        'Balayez le surplus, et complétez quand la première pluie a tassé le sable.',
        'Dans des joints au mortier, retirez les morceaux qui se détachent et remplissez avec un mortier de dallage prêt à l’emploi, comme l’indique le sac.',
      ],
      firstReason: 'Des joints pleins gardent le sol plan et sans mauvaises herbes',
      safety:
        'Le sable fin dégage de la poussière de silice : gardez le vent dans le dos et portez un masque antipoussière. N’utilisez ni sel ni vinaigre pour désherber un dallage : ils abîment la terre et la pierre.',
    },
  },
};
