import type { shower as english } from '../../en/items/shower.ts';
import type { Translation } from '../../translation.ts';

export const shower: Translation<typeof english> = {
  name: 'Douche',
  tasks: {
    'shower.descale-head': {
      title: 'Détartrer le pommeau et le flexible de douche',
      why: 'Le tartre et les dépôts d’un pommeau laissent se développer des légionelles, et les gouttelettes les portent dans vos poumons.',
      steps: [
        'Dévissez le pommeau et le flexible à la main, ou avec une clé sur un chiffon.',
        'Faites tremper les deux dans un seau d’anticalcaire à l’acide citrique, à la dose et pendant le temps de l’étiquette. Hansgrohe déconseille le vinaigre sur ses revêtements.',
        'Frottez les buses avec une brosse souple, et rincez les grains du tamis d’entrée.',
        'Rincez tout, dedans et dehors. Remontez les pièces à la main avec leurs joints.',
        'Posez le pommeau au fond du receveur et faites couler l’eau chaude deux minutes. Tenez-vous loin du jet.',
      ],
      firstReason: 'Des buses propres arrosent bien et nourrissent moins de germes',
      safety:
        'Ne laissez jamais un anticalcaire rencontrer de l’eau de Javel ou un produit antimoisissure : ensemble, ils dégagent du chlore. Sur un revêtement coloré, essayez d’abord le produit à un endroit caché.',
    },
    'shower.clear-drain': {
      title: 'Retirer les cheveux de l’évacuation de la douche',
      why: 'Cheveux et savon forment un bouchon juste sous la grille. Le retirer chaque trimestre prend quelques minutes ; au bout d’un an, il faut parfois un plombier.',
      steps: [
        'Soulevez la grille, ou retirez sa vis.',
        'Sortez les cheveux avec des doigts gantés ou une tige de débouchage en plastique, et mettez-les à la poubelle.',
        'Si le siphon a un godet amovible, lavez-le et enfoncez-le jusqu’à ce qu’il repose sur son joint.',
        'Faites couler l’eau chaude une minute et vérifiez qu’elle s’évacue. Le siphon doit rester plein : cela arrête les odeurs d’égout.',
        'Retirez les cheveux de la grille après chaque douche. Dégagez le siphon dès que l’eau s’accumule dans le receveur.',
      ],
      firstReason: 'Une poignée de cheveux retirée maintenant peut éviter le plombier',
      safety:
        'Dégagez l’évacuation à la main plutôt qu’avec un déboucheur caustique. Il brûle la peau et les yeux, et reste dans le siphon pour la personne qui l’ouvrira.',
    },
    'shower.clean-glass': {
      title: 'Retirer le calcaire de la vitre et du carrelage de la douche',
      why: 'Le calcaire frais se dissout en quelques minutes. Ancien, il attaque le verre et les joints, et il faut alors le gratter.',
      steps: [
        'Mouillez la vitre et le carrelage, pour que les joints n’absorbent pas le produit.',
        'Étalez un anticalcaire pour salle de bains de bas en haut, et laissez-le agir le temps indiqué sur l’étiquette.',
        'Essuyez avec un chiffon mouillé, et brossez les rails et le joint bas de la porte.',
        'Rincez tout, le métal d’abord, et tirez l’eau vers le bas avec une raclette.',
        'Après chaque douche, passez la raclette dix secondes. Cela évite l’essentiel du calcaire.',
      ],
      firstReason: 'Le calcaire part facilement tant qu’il est mince',
      safety:
        'N’utilisez pas d’acide sur le marbre, la pierre calcaire ou une autre pierre naturelle. Ouvrez une fenêtre, et n’utilisez pas d’eau de Javel le même jour.',
    },
    'shower.wash-curtain': {
      title: 'Laver le rideau de douche ou les joints de la paroi',
      why: 'L’ourlet d’un rideau et le joint bas d’une paroi ne sèchent presque jamais : un dépôt rose et de la moisissure noire s’y installent. Un lavage évite d’en racheter un.',
      steps: [
        'Si vous avez un rideau, décrochez-le et lisez son étiquette. La plupart des rideaux en polyester supportent un lavage délicat en machine ; lavez à la main un plastique mince.',
        'En machine, utilisez une lessive ordinaire et ajoutez une ou deux serviettes, qui frottent les plis.',
        'Si vous avez une paroi, retirez le joint bas, frottez-le ainsi que sa rainure au liquide vaisselle, et remettez-le la lèvre vers l’intérieur.',
        'Essuyez la tringle et les anneaux, ou les charnières et les galets, pendant qu’ils sont accessibles.',
        'Raccrochez un rideau mouillé et étendez-le sur toute sa largeur. Aérez la pièce.',
      ],
      firstReason: 'Des dépôts se forment dans les plis et joints qui ne sèchent jamais',
    },
    'shower.check-sealant': {
      title: 'Chercher des fentes aux joints et au receveur de douche',
      why: 'Une fente fine comme un cheveu laisse entrer un peu d’eau dans le mur à chaque douche. Le premier signe est souvent une tache au plafond de l’étage inférieur.',
      steps: [
        'Séchez les angles et appuyez le long du joint silicone. Il doit revenir en place et adhérer des deux côtés.',
        'Avec une lampe torche, cherchez du joint de carrelage manquant. Tapotez les carreaux du bas : s’ils sonnent creux, de l’eau a pu passer derrière.',
        'Déplacez votre poids dans le receveur. Il ne doit pas s’écarter du joint.',
        'Cherchez à la main de l’humidité au plafond ou à la plinthe de l’autre côté.',
        'N’envoyez plus d’eau sur un joint abîmé avant d’avoir coupé l’ancien, séché complètement la fente et laissé durcir un silicone sanitaire neuf.',
      ],
      firstReason: 'Voyez si de l’eau entre dans le mur avant qu’une tache le montre',
      tenant:
        'Envoyez à votre propriétaire une photo de toute fente, de tout carreau qui sonne creux et de toute tache humide.',
    },
    'shower.test-mixer': {
      title: 'Tester le mitigeur de douche et sa limite d’eau chaude',
      why: 'L’eau stockée est gardée près de 60 °C contre les légionelles : c’est au mitigeur de vous protéger des brûlures. Le calcaire peut le bloquer.',
      steps: [
        'Est-il thermostatique, avec un bouton gradué en degrés ? Sinon, mesurez seulement son eau la plus chaude et demandez à un plombier s’il peut en poser un.',
        'Sans personne dans la douche, tournez le mitigeur cinq fois de froid à chaud et retour. Cela garde la cartouche libre.',
        'Réglez-le à 38 °C et tenez un thermomètre dans le jet pendant une minute. Il doit indiquer 36 à 40 °C.',
        'Appuyez sur le bouton de sécurité, tournez au plus chaud et lisez de nouveau : pas plus de 41 °C. Pour de jeunes enfants et des personnes fragiles, Grohe conseille 38 °C.',
        'Réglez de nouveau 38 °C et fermez le robinet d’isolement de l’eau froide si vous pouvez l’atteindre. L’eau doit s’arrêter ou se réduire à un filet en quelques secondes. Rouvrez le robinet.',
        'Si quelque chose échoue, n’utilisez plus la douche et faites réviser le mitigeur. Hansgrohe demande de toute façon une révision annuelle.',
      ],
      firstReason: 'Voyez à quelle température monte l’eau au réglage le plus chaud',
      safety:
        'Testez avec le thermomètre et jamais avec la main. Si la douche est trop chaude, faites brider la température du mitigeur. Ne baissez pas la température du ballon pour compenser : sous 60 °C, des légionelles peuvent y survivre.',
      tenant: 'Demandez à votre propriétaire de faire réviser un mitigeur défectueux.',
    },
    'shower.check-hose': {
      title: 'Contrôler le flexible, la barre et le débit de la douche',
      why: 'Un flexible fendu ou une barre qui a du jeu lâche sans prévenir, en général pendant que quelqu’un s’y tient.',
      steps: [
        'À plein débit, cherchez des gouttes aux deux bouts du flexible et au mitigeur.',
        'Pliez le flexible sur toute sa longueur et cherchez des fentes et des renflements. Remplacez-le si la gaine intérieure se voit.',
        'Tirez doucement sur la barre et le support, et serrez les vis qui ont du jeu.',
        'Si un seau reçoit 5 litres à plein débit en moins de 40 secondes, un pommeau économe consommerait moins.',
      ],
      firstReason: 'Surprenez un flexible qui se fend quand il ne fait encore que goutter',
      safety:
        'Une barre de douche n’est pas une barre d’appui : ne vous y appuyez jamais. Avant de poser un pommeau économe sur une douche électrique, vérifiez que la notice de la douche l’autorise.',
    },
    'shower.remove-mould': {
      title: 'Chercher la moisissure noire des joints et la nettoyer',
      why: 'Prise tôt, la moisissure part des joints de carrelage. Une fois dans le silicone, aucun produit ne l’atteint et le joint est à remplacer.',
      steps: [
        'Après chaque douche, mettez la ventilation en marche ou ouvrez la fenêtre. Regardez les joints, le silicone et le plafond sous une bonne lumière. Si vous ne voyez pas de taches, vous avez terminé.',
        'S’il y a des taches, ouvrez la fenêtre ou ventilez, et mettez des gants, des lunettes de protection et de vieux vêtements. Lavez les joints au liquide vaisselle et rincez-les bien.',
        'Mélangez de l’eau de Javel ménagère dans de l’eau froide, pas plus de [[US: un quart de tasse pour un quart de gallon | FR: 110 ml par litre à 2,6 % de chlore actif, ou 30 ml à 9,6 % | 60 ml par litre]]. Ou utilisez tel quel un produit antimoisissure prêt à l’emploi.',
        'Tamponnez les taches avec un chiffon ; ne pulvérisez pas vers le haut. Laissez agir dix minutes, puis frottez, rincez et séchez.',
        'Si la moisissure revient en quelques semaines, ou couvre plus d’environ 1 m sur 1 m, cherchez une fuite ou un défaut de ventilation et demandez conseil.',
      ],
      firstReason: 'Une tache grande comme une pièce part en quelques minutes ; un mur prend un jour',
      safety:
        'Ne mélangez l’eau de Javel qu’avec de l’eau. Avec un anticalcaire, du vinaigre, de l’ammoniaque ou de l’alcool, elle dégage des vapeurs toxiques. N’en mettez ni sur le métal, ni sur la pierre naturelle, ni sur votre peau.',
    },
  },
};
