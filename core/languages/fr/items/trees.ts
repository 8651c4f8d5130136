import type { trees as english } from '../../en/items/trees.ts';
import type { Translation } from '../../translation.ts';

export const trees: Translation<typeof english> = {
  name: 'Arbres',
  tasks: {
    'trees.inspect-trees': {
      title: 'Examiner chaque arbre, des racines à la couronne',
      why: 'Si une branche tombe et blesse quelqu’un, vous pouvez en être responsable. La plupart des arbres le montrent avant de céder : couronne clairsemée, bois mort, fissures, champignons au pied.',
      steps: [
        'Reculez, puis faites le tour de chaque arbre. Cherchez une couronne plus clairsemée, une inclinaison nouvelle, et des branches mortes ou qui pendent.',
        'Au pied, cherchez champignons ou consoles, écorce molle, fissures du sol, et racines coupées ou enterrées.',
        'Sur le tronc, cherchez fentes, cavités, écoulements, et fourches serrées avec une fissure dessous.',
        'Photographiez ce que vous trouvez, et gardez les photos avec leur date.',
        'Appelez un élagueur pour tout changement au-dessus d’un passage, d’un toit, d’une route ou d’une ligne électrique.',
        'Regardez de nouveau les arbres après chaque tempête.',
        'Avant toute coupe, demandez à la mairie si l’arbre est protégé, et cherchez-y des oiseaux qui nichent.',
      ],
      firstReason: 'Des photos de chaque arbre aident à voir plus tard ce qui a changé',
      safety:
        'Ne vous tenez jamais sous une branche cassée qui pend. Laissez à des élagueurs formés la grimpe, la tronçonneuse et tout ce qui est près de lignes électriques.',
      tenant:
        'Photographiez les branches mortes ou qui pendent, et ne passez pas dessous. Le propriétaire est responsable des arbres. [[FR: La taille incombe en général au locataire. | ]]',
      landlord: 'contrôle des arbres',
    },
    'trees.prune-fruit': {
      title: 'Tailler les pommiers et les poiriers',
      why: 'Lumière et air dans la couronne donnent des pommes plus rouges et moins de tavelure. Tant que l’arbre est nu, vous voyez quoi couper.',
      steps: [
        'Un jour sans gel, coupez le bois mort, malade ou qui frotte. Coupez toujours au-dessus d’un bourgeon, d’une branche latérale ou au bourrelet.',
        'Éclaircissez le centre jusqu’à ce que les branches soient à une largeur de main. Retirez une ou deux vieilles branches au plus.',
        'Raccourcissez d’environ un tiers les pousses de prolongement, sur un bourgeon tourné vers l’extérieur.',
        'Arrêtez-vous à 10 à 20 % de la couronne. Couper davantage provoque un fourré de pousses verticales.',
        'Avant de scier une branche plus grosse que le pouce, entaillez-la par-dessous, pour que l’écorce ne se déchire pas. N’utilisez pas de mastic cicatrisant.',
      ],
      firstReason: 'Une couronne ouverte reçoit la lumière et l’air qui gardent les fruits sains',
      safety:
        'Travaillez du sol avec de longs outils, ou d’une échelle à trois pieds sur un sol plat. Laissez pruniers et cerisiers pour l’été : une coupe d’hiver laisse entrer la maladie du plomb, un champignon.',
    },
    'trees.free-ties': {
      title: 'Desserrer les liens des jeunes arbres et les pailler',
      why: 'Un lien oublié peut étrangler un tronc en deux ans de croissance. L’herbe au pied prend l’eau dont un jeune arbre a besoin.',
      steps: [
        'Desserrez chaque lien jusqu’à pouvoir y passer un doigt, et déplacez-le hors de tout sillon de l’écorce.',
        'Secouez l’arbre. Si les racines tiennent, en général au bout de deux ou trois ans, retirez le tuteur et le lien.',
        'Ouvrez ou retirez les protections serrées, et cherchez dessous des morsures et des blessures de débroussailleuse.',
        'Dégagez l’herbe sur un cercle de 1 m de large et paillez sur 7 cm. Tenez le paillage à l’écart du tronc.',
        'Pendant les deux premières années, prévoyez un arrosage copieux de deux ou trois arrosoirs à chaque semaine sèche.',
      ],
      firstReason: 'Un lien que personne ne desserre entaille le tronc qui grossit',
      safety: 'Tenez le tuteur par le bas et sortez-le bien dans l’axe, le visage à l’écart de son sommet.',
    },
    'trees.prune-tropical-fruit': {
      title: 'Tailler les arbres fruitiers après la récolte',
      why: 'Mangues et agrumes viennent au bout des branches. Un arbre gardé bas et aéré se cueille facilement, et casse moins dans une tempête.',
      steps: [
        'Attendez que le dernier fruit soit cueilli, et taillez alors : plus tard, vous couperiez des fleurs.',
        'Enlevez d’abord les branches mortes, malades ou qui se croisent, puis les pousses verticales du milieu.',
        'Raccourcissez les plus hautes branches, pour cueillir depuis le sol. Enlevez au plus un quart de la couronne.',
        'Ramassez les fruits tombés ou piqués, et laissez-les quelques jours au soleil dans un sac fermé : les mouches des fruits s’y multiplient.',
        'Étalez du compost ou un paillage sous la couronne, à une largeur de main du tronc.',
      ],
      firstReason: 'Un arbre bas et aéré se cueille facilement et casse moins',
      safety:
        'Taillez depuis le sol, avec des lunettes de protection et des gants. La sève du manguier brûle la peau : lavez-la tout de suite. Laissez à un élagueur les branches hautes et celles près d’un câble.',
    },
  },
};
