import type { dishwasher as english } from '../../en/items/dishwasher.ts';
import type { Translation } from '../../translation.ts';

export const dishwasher: Translation<typeof english> = {
  name: 'Lave-vaisselle',
  tasks: {
    'dishwasher.clean-filter': {
      title: 'Nettoyer le filtre du lave-vaisselle',
      why: 'Toute l’eau de lavage repasse de nombreuses fois par ce tamis. Une fois gras, il sent mauvais et remet des grains sur les verres.',
      steps: [
        'Tournez le cylindre placé sous le panier inférieur dans le sens inverse des aiguilles d’une montre et sortez-le avec le tamis plat.',
        'Rincez les deux sous l’eau chaude et brossez le tamis avec une goutte de liquide vaisselle.',
        'Mettez des gants et retirez du creux placé dessous les pépins, les étiquettes et les éclats de verre.',
        'Remontez les deux et tournez jusqu’à ce que le cylindre se verrouille : un filtre mal fixé laisse passer des restes dans la pompe.',
        'Rincez les restes du tamis dès que vous en voyez. Si vous lavez tous les jours, nettoyez le filtre tous les mois.',
      ],
      firstReason: 'Des restes coincés sont la cause habituelle des mauvaises odeurs',
      safety: 'Éteignez d’abord l’appareil et laissez-le refroidir.',
    },
    'dishwasher.run-hot-wash': {
      title: 'Lancer le programme le plus chaud du lave-vaisselle',
      why: 'Les programmes éco, à environ 50 °C, laissent un film de graisse dans les tuyaux et le fond de cuve. Un programme chaud le fait fondre avant qu’il sente.',
      steps: [
        'Si vous avez utilisé un programme chaud le mois dernier, cochez simplement cette tâche.',
        'Chargez des casseroles ou des assiettes qui supportent la chaleur, mais ni bois ni plastique mince.',
        'Choisissez le programme intensif, à environ 70 °C, avec une dose complète de détergent.',
        'Laissez ensuite la porte entrouverte pour que l’intérieur sèche.',
      ],
      firstReason: 'Les programmes éco économisent l’énergie mais laissent la graisse',
      safety: 'Le programme terminé, attendez quelques minutes, et écartez-vous de la vapeur en ouvrant la porte.',
    },
    'dishwasher.refill-salt': {
      title: 'Remettre du sel dans le lave-vaisselle et vérifier son réglage',
      why: 'Sans sel, l’adoucisseur intégré ne fonctionne pas. Le calcaire ternit alors les verres, rétrécit les jets et entartre la résistance.',
      steps: [
        'Dévissez le bouchon du fond et remplissez de sel régénérant avec l’entonnoir. Le sel de table contient des additifs qui bouchent l’adoucisseur. Pas de bouchon, pas d’adoucisseur : il n’y a rien à remplir.',
        'Essuyez le bord, fermez bien le bouchon et lancez tout de suite un programme, pour qu’aucune saumure ne reste sur l’inox.',
        'Comparez le réglage du menu à la dureté de l’eau que donne votre distributeur.',
        'Les pastilles tout-en-un ont aussi besoin de sel si votre eau est plus dure que la limite de l’emballage, souvent 37 °f (21 °dH).',
        'Remplissez plus tôt si le témoin de sel s’allume.',
      ],
      firstReason: 'Des verres ternes signalent souvent un adoucisseur vide',
      safety: 'Ne mettez jamais de détergent dans le bac à sel : il détruit l’adoucisseur.',
    },
    'dishwasher.wipe-door-seal': {
      title: 'Essuyer les bords de la porte, le joint et les charnières',
      why: 'Le jet n’atteint jamais le bord inférieur de la porte. La graisse et les moisissures s’y déposent, durcissent le caoutchouc et font goutter la porte.',
      steps: [
        'Essuyez les côtés et le bord inférieur de la porte ouverte à l’eau chaude savonneuse.',
        'Essuyez le joint en caoutchouc tout autour de l’ouverture, et derrière.',
        'Brossez les coins près des charnières et la lèvre sous la cuve, où les dépôts s’accumulent.',
        'Séchez le joint, cherchez des fissures et remettez-le dans sa rainure. Après chaque lavage, laissez la porte entrouverte un moment.',
      ],
      firstReason: 'Le jet n’atteint pas le bord de la porte, et la saleté y reste',
      safety: 'Essorez bien le chiffon et ne pulvérisez rien : la porte contient des commandes et des câbles.',
    },
    'dishwasher.run-descaler': {
      title: 'Faire un cycle à vide avec un nettoyant pour lave-vaisselle',
      why: 'Un nettoyant pour machine dissout le tartre de la résistance et la graisse des tuyaux, qu’aucune brosse ne peut atteindre.',
      steps: [
        'Videz l’appareil et rincez son filtre.',
        'Mettez le nettoyant dans le panier à couverts ou dans le bac à produits, comme l’indique l’étiquette.',
        'Lancez le programme d’entretien, ou le plus chaud, sans vaisselle ni détergent.',
      ],
      firstReason: 'Le tartre se dépose sur la résistance, hors de portée des brosses',
      safety:
        'Le nettoyant pour machine est acide. N’ajoutez jamais d’eau de Javel ni de détergent à base d’eau de Javel : ensemble, ils dégagent du chlore.',
    },
    'dishwasher.clean-dispenser': {
      title: 'Nettoyer le bac à produits et régler le liquide de rinçage',
      why: 'Un volet collé par du vieux détergent s’ouvre tard ou pas du tout, et sans liquide de rinçage les verres sèchent avec des taches.',
      steps: [
        'Brossez la poudre durcie du compartiment, de sa charnière et de son loquet. À chaque lavage, remplissez un compartiment sec et fermez-le aussitôt.',
        'Fermez le volet et appuyez sur le cran. Il doit s’ouvrir tout seul.',
        'Complétez le liquide de rinçage jusqu’au repère et essuyez ce qui déborde, car cela mousserait.',
        'Réglez-le un cran plus haut contre les gouttes et les taches, un cran plus bas contre les traînées bleutées.',
      ],
      firstReason: 'Un volet qui colle libère son détergent trop tard',
      safety:
        'Le détergent brûle les yeux et la bouche. Lavez-vous les mains, et gardez les pastilles hors de portée des enfants.',
    },
    'dishwasher.clear-spray-arms': {
      title: 'Déboucher les jets des bras de lavage',
      why: 'Quelques pépins dans les jets ralentissent le bras. Un coin du panier reste alors sale, même à haute température.',
      steps: [
        'Soulevez le bras inférieur pour le retirer, et dévissez ou déclipsez le bras supérieur.',
        'Tenez chaque bras à la lumière et poussez les graines hors des jets avec un pique en bois.',
        'Rincez chaque bras sous le robinet jusqu’à ce que plus rien ne bouge dedans et que l’eau sorte de chaque jet.',
        'Remontez les bras, chargez les paniers et faites tourner chaque bras à la main. Il ne doit rien toucher. Retirez pépins et os des assiettes avant chaque lavage.',
      ],
      firstReason: 'Une seule graine peut laisser sale un coin du panier',
      safety:
        'Éteignez d’abord l’appareil et laissez-le refroidir, et attention aux couteaux pointés vers le haut dans le panier.',
    },
    'dishwasher.check-drain-pump': {
      title: 'Contrôler le fond de cuve et la pompe de vidange',
      why: 'De l’eau qui reste au fond signale souvent un éclat de verre ou un noyau d’olive coincé dans la roue de la pompe, que vous pouvez retirer vous-même.',
      steps: [
        'Débranchez l’appareil ou coupez son disjoncteur.',
        'Sortez les paniers et le filtre et épongez l’eau du fond.',
        'Si votre notice montre un cache de pompe, soulevez-le comme sur l’image. Sinon, essuyez simplement le fond de cuve.',
        'Regardez avec une lampe torche, libérez la roue avec une pince à épiler et tournez-la du doigt. Elle avance par à-coups mais ne doit pas coincer.',
        'Refermez le cache jusqu’au déclic, remettez les filtres et regardez un court rinçage s’évacuer.',
        'Suivez le tuyau de vidange sous l’évier. Il doit former une boucle haute, sans pli.',
      ],
      firstReason: 'Un éclat de verre se retire mieux avant de bloquer la pompe',
      safety: 'Coupez d’abord l’alimentation, et portez des gants : des éclats de verre s’accumulent ici.',
    },
    'dishwasher.check-water-supply': {
      title: 'Contrôler le tuyau d’arrivée d’eau et rincer son tamis',
      why: 'Le tuyau subit jour et nuit la pression du réseau. Un raccord qui fuit derrière un meuble peut faire pourrir le sol avant qu’on le voie.',
      steps: [
        'Débranchez l’appareil ou coupez son disjoncteur, et fermez son robinet. Si le robinet ne tourne pas, faites-le remplacer.',
        'Cherchez le long du tuyau, avec une lampe torche, des renflements, des fissures et des raccords entartrés.',
        'Au-dessus d’un seau, dévissez le tuyau au robinet et retirez le tamis avec une pince.',
        'Rincez le tamis et remontez-le avec un joint en bon état. Vissez le tuyau à la main, puis un quart de tour à la pince.',
        'Ouvrez le robinet. Après un programme, tamponnez le raccord avec de l’essuie-tout : il doit être sec.',
      ],
      firstReason: 'Un tuyau usé peut inonder une cuisine sans prévenir',
      safety:
        'Un boîtier en plastique au bout du tuyau, côté robinet, contient une vanne électrique. Ne le mouillez pas, ne l’ouvrez pas et ne sectionnez pas ce tuyau.',
      tenant:
        'Envoyez à votre propriétaire une photo d’un robinet bloqué, ou d’un tuyau usé qui appartient au logement.',
    },
    'dishwasher.check-racks-fixing': {
      title: 'Contrôler les paniers, l’aplomb et la fixation au plan de travail',
      why: 'Un lave-vaisselle qui n’est pas vissé au plan de travail peut basculer quand vous tirez des paniers pleins. Les pointes rouillées des paniers perdent des écailles qui vont dans la pompe.',
      steps: [
        'Appuyez doucement sur la porte ouverte. Si l’appareil penche vers l’avant, cherchez avec une lampe torche ses vis sous le plan de travail ou sur les côtés, et serrez-les.',
        'Tournez les pieds avant jusqu’à ce que la bulle du niveau soit centrée et que la porte ne frotte pas.',
        'Lâchez la porte à mi-course. Si elle tombe, faites régler les cordons ou les ressorts de charnière.',
        'Coiffez de caoutchouc les pointes de métal nu des paniers, ou passez-y une peinture de réparation pour paniers.',
        'Regardez si la page des rappels du fabricant cite votre modèle.',
      ],
      firstReason: 'Un appareil mal fixé peut basculer quand ses paniers sont pleins',
      safety: 'Videz d’abord les paniers, et tenez les enfants à l’écart de la porte ouverte.',
    },
  },
};
