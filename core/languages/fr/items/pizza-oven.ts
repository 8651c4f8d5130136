import type { pizzaOven as english } from '../../en/items/pizza-oven.ts';
import type { Translation } from '../../translation.ts';

export const pizzaOven: Translation<typeof english> = {
  name: 'Four à pizza',
  tasks: {
    'pizza-oven.brush-stone': {
      title: 'Brûler les restes et brosser la pierre à pizza',
      why: 'La farine et le fromage deviennent un charbon amer, qui colle à la pizza suivante. Si vous lavez la pierre au lieu de la brûler, elle peut se fendre à la chauffe suivante.',
      steps: [
        'Après la cuisson, laissez le four à pleine chaleur jusqu’à ce que les restes soient en cendres, puis laissez-le refroidir.',
        'Brossez la pierre avec une brosse pour four en laiton ou en fibres naturelles et balayez les miettes.',
        'Raclez les taches tenaces avec un grattoir en métal tenu à plat. N’utilisez ni eau ni savon : la pierre absorbe les deux.',
        'Considérez la cendre de bois comme brûlante : mettez-la dehors dans un seau en métal avec couvercle, sur du dallage. Essuyez à sec la chambre d’un four à gaz ou électrique.',
        'Si le fabricant le permet, retournez une pierre amovible.',
        'Cherchez des fissures. Si l’une traverse la pierre, remplacez-la.',
        'Ne couvrez le four que froid et sec.',
      ],
      firstReason: 'Le charbon laissé sur la sole colle à la pizza suivante',
      safety:
        'La pierre reste chaude des heures, et les braises couvent des jours dans la cendre. Vérifiez qu’aucun poil ne se détache de la brosse : il pourrait finir dans les aliments.',
    },
    'pizza-oven.sweep-flue': {
      title: 'Ramoner le conduit du four à pizza et contrôler la voûte',
      why: 'La suie rétrécit vite un conduit court et peut prendre feu. Une voûte fendue laisse entrer l’humidité, qui devient vapeur et fend l’isolant.',
      steps: [
        'Attendez que le four soit froid depuis deux jours. Étalez une bâche et mettez un masque antipoussière et des lunettes de protection.',
        'Par le bas, poussez plusieurs fois dans le tuyau un hérisson de ramonage à la bonne largeur. Retirez la suie de l’arche et du registre.',
        'Du sol, vérifiez que le chapeau est droit, ouvert et sans nid, et que le tuyau est bien ajusté au four.',
        'Examinez la voûte dedans et dehors. De fines fissures sont normales ; rebouchez les plus larges avec un mortier réfractaire comme l’indique le fabricant.',
        'Versez la suie dans un seau en métal avec couvercle et gardez-le dehors.',
        'Si le four n’a pas servi pendant des mois de temps humide, séchez-le par de petits feux sur trois à cinq jours avant de le chauffer à fond.',
        'Ne brûlez que du bois sec et non traité, à 20 % d’humidité ou moins.',
      ],
      firstReason: 'La suie remplit un tuyau court plus vite qu’on ne le croit',
      safety:
        'Ne grimpez pas sur le four ni sur un toit. Si le four est à l’intérieur, s’il est raccordé à la cheminée de la maison ou si son tuyau est hors de portée, faites venir un ramoneur certifié. Si des oiseaux nichent dans le conduit, attendez leur départ. Ne brûlez jamais de bois ni de charbon de bois à l’intérieur dans un four prévu pour l’extérieur.',
    },
    'pizza-oven.test-gas-hose': {
      title: 'Chercher les fuites au tuyau de gaz et au détendeur du four à pizza',
      why: 'Un tuyau en caoutchouc durcit au soleil et au gel, et les araignées nichent dans les tubes de brûleur. Dix minutes avec de l’eau savonneuse révèlent une fuite avant l’allumage.',
      steps: [
        'Dehors, brûleur fermé, lisez la date du tuyau et pliez-le. Remplacez-le s’il est fendillé, raide ou usé par frottement, ou si sa date est passée.',
        'Badigeonnez d’eau savonneuse épaisse chaque raccord, de la bouteille au four.',
        'Ouvrez le robinet de la bouteille, brûleur toujours fermé, et regardez pendant une minute. Des bulles qui grossissent signalent une fuite.',
        'Si vous voyez des bulles, fermez le robinet, resserrez ou remplacez la pièce, et recommencez le test. Si le robinet de la bouteille lui-même fuit, laissez-la dehors et appelez le fournisseur.',
        'Rincez et séchez les raccords, et vérifiez que l’entrée du brûleur n’a ni toile ni nid.',
        'Tenez la bouteille debout, loin de la chaleur.',
        'Retirez la porte et allumez le four comme l’indique la notice. La flamme doit être bleue et régulière.',
      ],
      firstReason: 'Vérifiez que le gaz reste dans le tuyau jusqu’à l’allumage',
      safety:
        'Ne cherchez jamais une fuite avec une flamme, et ne fumez pas. Testez et utilisez le four dehors seulement. Un four sur un tuyau de gaz fixe est l’affaire d’un professionnel du gaz agréé.',
    },
    'pizza-oven.check-either-fuel': {
      title: 'Contrôler tuyau ou conduit du four à pizza avant de l’allumer',
      why: 'Un four à bois tapisse son conduit de suie ; un four à gaz dépend d’un tuyau qui vieillit dehors. L’un et l’autre peuvent prendre feu là où vous ne regardez pas.',
      steps: [
        'Four à gaz : laissez-le éteint, et cherchez le long du tuyau fentes et traces de dents, puis sa date. Changez-le en cas de doute.',
        'Ouvrez l’arrivée, tamponnez les raccords de liquide vaisselle et d’eau, et attendez. Si des bulles grossissent, fermez l’arrivée et faites réparer le raccord.',
        'Four à bois : regardez dans le conduit froid avec une lampe torche. Si la suie couvre ses parois, faites-le ramoner ou brossez-le.',
        'Raclez les cendres comme si elles rougeoyaient : laissez-les dans un bac en métal avec couvercle, dehors sur de la pierre, pendant des jours.',
        'Cherchez des fissures qui s’ouvrent dans la voûte, la porte et la sole, et éloignez tout ce qui peut brûler à proximité.',
      ],
      firstReason: 'Un tuyau vieilli ou un conduit noirci brûle là où l’on ne regarde pas',
      safety:
        'Vérifiez l’étanchéité du gaz uniquement à l’eau savonneuse. Si vous en sentez l’odeur, n’allumez rien, partez et appelez {emergency number}. Si le conduit brûle, fermez la porte du four, éloignez tout le monde et appelez {emergency number}.',
    },
  },
};
