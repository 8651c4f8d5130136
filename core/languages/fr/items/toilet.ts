import type { toilet as english } from '../../en/items/toilet.ts';
import type { Translation } from '../../translation.ts';

export const toilet: Translation<typeof english> = {
  name: 'Toilettes',
  tasks: {
    'toilet.descale-bowl': {
      title: 'Détartrer la cuvette des toilettes et le dessous du bord',
      why: 'Calcaire et tartre d’urine s’accumulent là où la brosse n’arrive pas. Ils retiennent les odeurs et bouchent peu à peu les trous de rinçage.',
      steps: [
        'Repoussez l’eau de la cuvette par des coups rapides de brosse, pour que le produit atteigne la ligne d’eau.',
        'Appliquez un détartrant acide pour toilettes sous le bord et dans la cuvette. Laissez-le agir aussi longtemps que le dit le flacon.',
        'Gardez pendant ce temps l’abattant et le couvercle relevés, car les vapeurs attaquent leurs charnières.',
        'Brossez sous le bord et au fond de la sortie, fermez le couvercle et tirez deux fois la chasse.',
        'Coincez le manche sous l’abattant baissé, pour que la brosse s’égoutte au-dessus de la cuvette avant de retourner dans son support.',
        'Recommencez tous les mois si votre eau est calcaire, et dès qu’une ligne jaune paraît.',
      ],
      firstReason: 'Sous le bord, le tartre retient les odeurs hors de portée de la brosse',
      safety:
        'Utilisez un seul produit à la fois, fenêtre ouverte. Un détartrant dégage du chlore quand il rencontre de l’eau de Javel ou un bloc chloré.',
    },
    'toilet.test-leak': {
      title: 'Chercher une fuite silencieuse du réservoir de chasse d’eau',
      why: 'Un joint usé laisse couler l’eau jour et nuit, sans bruit, dans la cuvette. C’est l’une des fuites les plus fréquentes d’un logement, et seule la facture d’eau la montre.',
      steps: [
        'Soulevez le couvercle du réservoir bien droit et posez-le sur une surface douce. Si le réservoir est derrière un mur, retirez la plaque de commande comme le montre sa notice.',
        'Mettez quelques gouttes de colorant alimentaire dans l’eau, et ne tirez pas la chasse pendant 10 minutes.',
        'Regardez dans la cuvette. Une couleur signifie que le joint au fond du réservoir fuit.',
        'Si vous ne pouvez pas atteindre le réservoir, séchez le fond de la cuvette et posez-y une bande de papier toilette. Elle doit rester sèche.',
        'Tirez tout de suite la chasse, pour que rien ne tache. Remplacez un joint qui fuit : il coûte peu.',
      ],
      firstReason: 'Une fuite silencieuse ne se voit que sur la facture d’eau',
      safety: 'Un couvercle en céramique est lourd et glisse de mains mouillées. Tenez vos pieds à l’écart.',
      tenant:
        'Signalez une fuite à votre propriétaire. Dans la plupart des baux, le joint est une petite réparation, mais convenez de qui la fait.',
    },
    'toilet.clean-cistern': {
      title: 'Nettoyer le réservoir de chasse d’eau et régler son niveau',
      why: 'La vase et le calcaire sur le robinet flotteur et le joint font siffler un réservoir, ralentissent son remplissage ou l’empêchent de s’arrêter. Un nettoyage par an l’évite.',
      steps: [
        'Fermez le robinet d’isolement, retirez le couvercle et tirez la chasse jusqu’à ce que le réservoir soit vide.',
        'Essuyez la vase du fond et du joint. Si le caoutchouc a durci ou noircit le doigt, achetez-en un neuf.',
        'Si la notice montre un tamis dans le robinet flotteur, rincez-le sous le robinet.',
        'Ouvrez le robinet et laissez le réservoir se remplir. L’eau doit s’arrêter au repère intérieur ou, comme le conseille Fluidmaster, à environ 1,3 cm sous le haut du trop-plein.',
        'N’utilisez pas de blocs dans le réservoir : ils attaquent le caoutchouc et le plastique. Kohler n’applique pas sa garantie là où il y en a eu.',
      ],
      firstReason: 'C’est la vase sur le robinet flotteur qui fait siffler un réservoir',
      safety:
        'Les couvercles en céramique cassent facilement, et leurs bords cassés coupent comme du verre. Portez le couvercle à deux mains.',
    },
    'toilet.work-valve': {
      title: 'Manœuvrer le robinet des toilettes et contrôler son flexible',
      why: 'Quand des toilettes débordent, ce petit robinet arrête l’eau. S’il n’a pas été tourné depuis des années, il se bloque ou goutte quand vous en avez besoin.',
      steps: [
        'Trouvez le robinet sur le tuyau qui mène au réservoir. Il a une petite poignée, ou une fente pour un tournevis.',
        'Fermez-le doucement, tirez la chasse et écoutez. Le réservoir ne doit pas se remplir.',
        'Rouvrez-le entièrement. Arrêtez s’il ne bouge pas, car la force peut le casser.',
        'Passez de l’essuie-tout sec autour du robinet, du flexible et de ses écrous. Cherchez de l’eau, de la rouille sur la tresse et des plis.',
        'Faites remplacer par un plombier un robinet qui coince ou un flexible qui rouille ou se gonfle.',
      ],
      firstReason: 'Soyez en mesure d’arrêter d’un tour des toilettes qui débordent',
      safety: 'Sachez où est le robinet d’arrêt général avant de toucher à un vieux robinet.',
      tenant:
        'Signalez à votre propriétaire un robinet bloqué ou un flexible rouillé. Un plombier remplace vite l’un et l’autre.',
    },
    'toilet.check-base': {
      title: 'Vérifier que la cuvette des toilettes est ferme et sèche',
      why: 'Une cuvette qui bouge desserre son joint, et des eaux usées s’échappent. La réparation coûte peu tant que le sol est sain.',
      steps: [
        'Placez-vous à cheval sur la cuvette fermée et essayez de la faire bouger avec les genoux. Elle ne doit pas bouger du tout.',
        'Séchez le sol autour et derrière le pied, et posez-y de l’essuie-tout. Tirez trois fois la chasse et cherchez de l’humidité.',
        'Sentez près du sol. Une odeur d’égout sans eau désigne le joint de sortie.',
        'Si la cuvette bouge, serrez les écrous au sol ou au mur d’un quart de tour chacun, d’un côté puis de l’autre. Arrêtez à la première résistance.',
        'Si elle bouge encore ou fuit, appelez un plombier pour la reposer.',
      ],
      firstReason: 'Trouvez une cuvette qui bouge tant que le sol dessous est sain',
      safety:
        'Des écrous trop serrés fendent la céramique, et une cuvette fendue peut casser sous le poids d’une personne. N’utilisez pas une cuvette fendue.',
      tenant: 'Demandez un plombier à votre propriétaire si la cuvette bouge ou fuit au pied.',
    },
    'toilet.clean-hinges': {
      title: 'Nettoyer et serrer les charnières de l’abattant',
      why: 'L’essentiel de l’odeur qui reste après le nettoyage vient de sous les caches des charnières. Un abattant qui glisse casse ses butées et ses charnières.',
      steps: [
        'Libérez l’abattant avec son bouton de déclipsage, ou dévissez les deux écrous sous la cuvette.',
        'Lors du nettoyage hebdomadaire, essuyez aussi autour des charnières. Aujourd’hui, lavez au liquide vaisselle l’abattant, les charnières et la céramique dessous, et séchez-les bien.',
        'Contrôlez les butées en caoutchouc. Recollez ou remplacez celles qui sont parties.',
        'Remontez l’abattant bien droit. Serrez les écrous à la main, puis d’un quart de tour à la clé. N’utilisez pas d’outil électrique.',
      ],
      firstReason: 'Le reste d’odeur vient souvent de sous les caches des charnières',
    },
    'toilet.sort-medicines': {
      title: 'Trier l’armoire à pharmacie',
      why: 'On prend par erreur de vieux médicaments, et les enfants les trouvent. Chaleur et humidité les abîment bien avant leur date.',
      steps: [
        'Sortez tout et lisez les dates. Mettez de côté ce qui est périmé, sans étiquette, ou n’est plus prescrit.',
        'Mettez aussi de côté collyres et sirops ouverts depuis plus longtemps que ne le dit leur notice.',
        '[[FR: Portez le tout à une pharmacie, qui le remet à Cyclamed. | DE: Demandez au service des déchets : le plus souvent, cela va bien emballé dans les ordures ménagères, ailleurs à un point de collecte. | US: Portez le tout à une borne de reprise. S’il n’y en a pas près de chez vous, ne jetez dans les toilettes que ce qui est sur la liste de la FDA. | Portez le tout à une pharmacie ou à un point de collecte.]] [[US: Rien d’autre ne va | Rien ne va]] dans les toilettes.',
        'Contrôlez pansements, compresses, thermomètre et ce que vous donnez contre la douleur, et remplacez ce qui manque.',
        'Si la salle de bains est humide, rangez le tout ailleurs : un placard haut, fermé à clé et sec vaut mieux.',
      ],
      firstReason: 'On prend de vieux médicaments par erreur, et les enfants les trouvent',
      safety:
        'Gardez les médicaments sous clé, plus haut qu’un enfant ne grimpe. En cas d’intoxication, appelez {emergency number}, la boîte à la main.',
    },
  },
};
