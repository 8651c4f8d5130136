import type { bicycle as english } from '../../en/items/bicycle.ts';
import type { Translation } from '../../translation.ts';

export const bicycle: Translation<typeof english> = {
  name: 'Vélo',
  tasks: {
    'bicycle.check-brakes-tyres': {
      title: 'Contrôler les freins, les pneus et les vis du vélo',
      why: 'Les pneus perdent de l’air même quand le vélo ne sert pas, et un câble de frein s’effiloche pendant des semaines avant de casser. Un contrôle complet prend dix minutes.',
      steps: [
        'Gonflez les deux pneus à une pression comprise dans la plage inscrite sur le flanc, et cherchez des coupures, du verre et des craquelures.',
        'Faites tourner les roues : elles ne doivent ni se voiler ni frotter. Secouez-les latéralement, et vérifiez que les axes ou les blocages rapides sont serrés.',
        'Serrez fort chaque frein et poussez le vélo. La roue doit se bloquer, et il doit rester la place de deux doigts entre le levier et le guidon.',
        'Posez des patins ou plaquettes neufs quand leurs rainures ont disparu ou que la garniture est plus mince qu’une pièce de monnaie. Cherchez des dégâts sur les câbles et les durites.',
        'Serrez le frein avant et basculez le vélo d’avant en arrière : un claquement trahit un jeu de direction. Tournez le guidon en bloquant la roue avant : il ne doit pas tourner.',
        'Contrôlez l’éclairage, la sonnette et les catadioptres. Avant chaque trajet, prenez l’habitude de presser les pneus, de serrer les deux freins et de tirer sur les roues.',
        'Vélo électrique : cherchez des enfoncements, un gonflement ou des traces de chaleur sur la batterie, et des dégâts sur le chargeur. Si vous en trouvez, n’utilisez ni l’un ni l’autre.',
      ],
      firstReason: 'Vérifiez que les freins mordent et que rien n’a de jeu sur le vélo',
      safety:
        'Gardez les doigts loin des rayons et des disques qui tournent. Si vous doutez d’un frein, ne roulez pas. Chargez un vélo électrique sur un sol dur pendant que quelqu’un est éveillé, et jamais près de la sortie.',
    },
    'bicycle.lube-chain': {
      title: 'Nettoyer et huiler la chaîne du vélo',
      why: 'Une chaîne pleine de sable use la cassette et les plateaux, qui coûtent plusieurs fois son prix. Une chaîne propre est aussi plus silencieuse et demande moins d’effort.',
      steps: [
        'Faites défiler la chaîne en arrière dans un chiffon jusqu’à ce qu’il reste à peu près propre.',
        'Si elle est encore noire, brossez-la avec du dégraissant, rincez avec un peu d’eau et laissez sécher.',
        'Déposez une goutte d’huile de chaîne sur chaque rouleau du brin inférieur, en tournant les pédales en arrière.',
        'Tournez les pédales une minute pour que l’huile pénètre, puis essuyez l’extérieur jusqu’à ce qu’il soit presque sec.',
        'Nettoyez et huilez de nouveau la chaîne après chaque sortie sous la pluie ou dans la boue.',
      ],
      firstReason: 'Une chaîne propre est silencieuse et épargne les pièces plus chères',
      safety:
        'Tenez l’huile et le dégraissant loin des disques, des plaquettes et des jantes. Tournez les manivelles en arrière, à la main, les doigts loin des pignons.',
    },
    'bicycle.measure-chain': {
      title: 'Mesurer l’usure de la chaîne du vélo',
      why: 'Si vous changez la chaîne à temps, une même cassette peut durer plusieurs chaînes. Si vous attendez trop, la chaîne neuve saute sur les dents usées et il faut aussi remplacer la cassette.',
      steps: [
        'Placez un indicateur d’usure sur le brin supérieur de la chaîne, en trois endroits.',
        'Remplacez la chaîne à 0,5 % d’usure si vous avez 11 ou 12 vitesses à l’arrière, ou à 0,75 % avec 10 ou moins.',
        'Sans indicateur, mesurez 12 maillons complets : neufs, ils font 304,8 mm. Remplacez la chaîne quand ils atteignent 306,4 mm.',
        'Si la chaîne est usée, achetez-en une pour le même nombre de vitesses, et écrivez la date et le kilométrage sur l’emballage.',
      ],
      firstReason: 'Voyez si la chaîne mange déjà les pignons',
    },
    'bicycle.book-service': {
      title: 'Prendre rendez-vous pour la révision annuelle du vélo',
      why: 'Les roulements, les rayons et les freins hydrauliques demandent l’outillage et l’expérience d’un atelier. Les ateliers ont de la place en dehors de la saison.',
      steps: [
        'Demandez une révision complète : dévoilage des roues, contrôle des roulements, réglage des freins et des vitesses, câbles ou liquide de frein changés si nécessaire.',
        'Signalez les bruits, et demandez un prix avant tout changement de pièce.',
        'Vélo électrique : demandez une mise à jour du logiciel et un diagnostic de la batterie, et apportez la clé et le chargeur.',
        'Gardez la facture avec le numéro du cadre : assureurs et acheteurs demandent les deux.',
      ],
      firstReason: 'Un mécanicien sent dans les roulements un jeu qui vous échappe',
      safety: 'Après la révision, essayez les deux freins au pas avant de rouler dans la circulation.',
    },
  },
};
