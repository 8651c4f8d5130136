import type { microwave as english } from '../../en/items/microwave.ts';
import type { Translation } from '../../translation.ts';

export const microwave: Translation<typeof english> = {
  name: 'Four à micro-ondes',
  tasks: {
    'microwave.steam-clean': {
      title: 'Nettoyer à la vapeur l’intérieur du four à micro-ondes',
      why: 'Les éclaboussures continuent d’absorber l’énergie jusqu’à charbonner et faire des étincelles. La vapeur les ramollit, et vous n’avez pas à gratter.',
      steps: [
        'Mettez 250 ml d’eau et une cuillère en bois dans un large bol en verre, et chauffez 3 minutes à pleine puissance.',
        'Laissez la porte fermée 5 minutes pendant que la vapeur agit.',
        'Sortez le bol avec des gants de four et essuyez le plafond, les parois et le fond avec un chiffon doux.',
        'Tamponnez sans la soulever la petite plaque claire de la paroi : elle protège le guide d’ondes.',
        'Si cette plaque est brûlée de part en part, faites-la remplacer, et n’utilisez pas le four d’ici là.',
        'Essuyez la porte et son cadre avec une goutte de liquide vaisselle, puis séchez-les.',
      ],
      firstReason: 'Les éclaboussures partent mieux avant d’avoir brûlé',
      safety:
        'L’eau peut dépasser son point d’ébullition et jaillir. Laissez la cuillère en bois dans l’eau, attendez avant d’ouvrir la porte, et prenez des gants de four.',
    },
    'microwave.wash-turntable': {
      title: 'Laver le plateau tournant ou le fond du four à micro-ondes',
      why: 'La graisse sous un plateau tournant le fait coller : les aliments chauffent inégalement et des germes survivent dans les zones froides. Sur un fond plat, la graisse brûle.',
      steps: [
        'Attendez que le four soit froid, puis retirez le plateau en verre et la couronne à roulettes.',
        'Si votre four a un fond plat en céramique, essuyez-le à l’eau chaude savonneuse et séchez-le. Laissez un chiffon mouillé sur les taches brûlées, et ne faites pas le reste.',
        'Lavez le plateau et la couronne au liquide vaisselle, et retirez les peluches des roulettes.',
        'Essuyez le chemin de roulement et le tour de l’axe, sans laisser d’eau couler dans le trou.',
        'Remettez la couronne et placez le plateau sur l’axe.',
        'Chauffez une tasse d’eau 30 secondes. Le plateau doit tourner sans à-coups ni bruit. Chaque fois que vous réchauffez un plat, couvrez-le, et essuyez aussitôt ce qui déborde.',
      ],
      firstReason: 'La graisse au fond du four se voit mal et sent vite mauvais',
      safety:
        'Ne mettez pas un plateau en verre chaud dans l’eau froide, n’utilisez pas de lame sur un fond en céramique, et ne faites jamais tourner le four à vide.',
    },
    'microwave.check-door': {
      title: 'Contrôler la porte, les charnières et le joint du micro-ondes',
      why: 'La grille métallique et une porte bien fermée gardent l’énergie à l’intérieur. Bosses, charnières branlantes et saleté sur les faces d’étanchéité peuvent la laisser sortir.',
      steps: [
        'Essuyez les deux faces d’étanchéité, sur la porte et sur le four, et séchez-les.',
        'Cherchez du verre fendu, une grille déchirée, des crochets cassés, de la rouille et des traces de brûlure.',
        'Faites pivoter lentement la porte. Les charnières ne doivent pas avoir de jeu, et la porte doit se fermer à plat et s’enclencher sans claquer.',
        'Chauffez une tasse d’eau et ouvrez la porte. Le bourdonnement doit cesser et la minuterie s’arrêter aussitôt. La lampe, le ventilateur ou le plateau peuvent continuer.',
        'En cas d’anomalie, débranchez le four et ne l’utilisez plus avant sa réparation par le fabricant ou son remplacement.',
      ],
      firstReason: 'Seule une porte intacte garde toute l’énergie dans le four',
      safety:
        'Ne retirez jamais le capot : le condensateur à l’intérieur peut tuer même four débranché. Ne contournez pas et ne réparez pas les contacts de porte.',
    },
    'microwave.clear-vents': {
      title: 'Dégager les aérations du micro-ondes et contrôler son câble',
      why: 'Le magnétron a besoin d’un courant d’air frais. Si de la poussière ou une planche à pain bouche les aérations, il surchauffe, se coupe et lâche trop tôt.',
      steps: [
        'Débranchez le four et avancez-le, ou trouvez la grille d’un four encastré.',
        'Aspirez les fentes à l’arrière, sur les côtés et dessous avec l’embout brosse. N’y introduisez rien.',
        'Faites passer le câble dans une main sèche et regardez la fiche. Il ne doit y avoir ni entailles, ni parties molles, ni parties écrasées, ni traces brunes.',
        'Si le câble ou la fiche est abîmé, ne le rebranchez pas : faites-le remplacer.',
        'Remettez le four en place avec les espaces d’air de la notice. Panasonic, par exemple, demande 15 cm au-dessus.',
        'Ne laissez sur le dessus ni torchons, ni papiers, ni boîtes.',
      ],
      firstReason: 'Un micro-ondes bien aéré chauffe moins et dure plus longtemps',
      safety:
        'Débranchez-le avant de commencer. Un four à micro-ondes est plus lourd d’un côté : soulevez-le à deux mains, et faites-vous aider pour le descendre de plus haut que la tête.',
    },
  },
};
