import type { bbqGrill as english } from '../../en/items/bbq-grill.ts';
import type { Translation } from '../../translation.ts';

export const bbqGrill: Translation<typeof english> = {
  name: 'Barbecue',
  tasks: {
    'bbq-grill.leak-test-hose': {
      title: 'Tester le tuyau de gaz du barbecue à l’eau savonneuse',
      why: 'Les fuites et les ruptures sont la première cause d’incendie des barbecues à gaz. L’eau savonneuse révèle une fuite en une minute, avant que vous puissiez la sentir.',
      steps: [
        'Travaillez dehors, loin de toute flamme et de toute cigarette. Fermez tous les boutons et ouvrez le couvercle.',
        'Pliez le tuyau sur toute sa longueur. Remplacez-le s’il est fendillé, collant ou cassant, ou si la date imprimée dessus est passée.',
        'Badigeonnez d’un mélange de liquide vaisselle et d’eau le détendeur, le tuyau et ses deux extrémités.',
        'Ouvrez le robinet de la bouteille, brûleurs fermés, et guettez des bulles qui grossissent.',
        'Si des bulles grossissent, fermez le robinet, resserrez le raccord et recommencez le test.',
        'Si elles grossissent encore, fermez le robinet et n’utilisez pas le barbecue avant que la pièce soit remplacée.',
        'Refaites le test à chaque changement de bouteille.',
      ],
      firstReason: 'Les fuites causent plus de feux de barbecue à gaz que tout le reste',
      safety:
        'Ne cherchez jamais une fuite avec une flamme. Si vous sentez une odeur de gaz pendant la cuisson, éloignez-vous et appelez {emergency number}. Gardez les bouteilles debout et dehors, jamais dans une cave ni dans un garage.',
    },
    'bbq-grill.clean-burners': {
      title: 'Brosser les brûleurs du barbecue et dégager leurs tubes',
      why: 'L’odeur du gaz attire les araignées, qui tissent leur toile dans les tubes des brûleurs. Un tube bouché peut faire sortir la flamme du côté des boutons.',
      steps: [
        'Fermez la bouteille, laissez tout refroidir, et retirez les grilles et les déflecteurs.',
        'Raclez la graisse des parois et des déflecteurs vers le bac avec un grattoir en plastique.',
        'Brossez en travers des trous des brûleurs et non dans leur alignement, pour ne pas y pousser la saleté.',
        'Éclairez l’entrée des tubes avec une lampe torche, jamais avec une flamme. Retirez les toiles avec un goupillon, comme le montre la notice.',
        'Vérifiez que chaque tube recouvre de nouveau son injecteur avant de remettre les déflecteurs.',
        'Ouvrez le couvercle, ouvrez le gaz et allumez les brûleurs.',
        'Cherchez des flammes bleues et régulières sur chaque brûleur. Si certaines sont jaunes ou irrégulières, laissez refroidir le brûleur et contrôlez-le de nouveau.',
      ],
      firstReason: 'Les araignées aiment l’odeur du gaz, et leurs toiles bloquent la flamme',
      safety:
        'Gardez le gaz fermé à la bouteille pendant le travail. Si le barbecue ne s’allume pas ou s’éteint, fermez tous les robinets et attendez au moins 5 minutes en laissant le couvercle ouvert.',
    },
    'bbq-grill.empty-grease-tray': {
      title: 'Racler les grilles du barbecue et vider le bac à graisse',
      why: 'La vieille graisse du bac peut prendre feu sous la chaleur. Elle donne aussi un goût âcre aux aliments.',
      steps: [
        'Barbecue froid, sortez le bac, versez la graisse dans un bocal pour la poubelle et mettez une barquette propre. S’il n’y a pas de bac, essuyez la graisse de la cuve.',
        'Raclez le fond du foyer pour que la graisse puisse de nouveau couler vers l’orifice.',
        'Frottez les grilles à l’eau très chaude et au liquide vaisselle avec un tampon en nylon ou une pierre ponce.',
        'Jetez une brosse métallique qui perd ses poils, et essuyez la grille avec un chiffon humide avant de cuire.',
        'Prenez l’habitude de regarder le bac avant chaque usage et de le vider quand la graisse en couvre le fond.',
      ],
      firstReason: 'La graisse qui goutte et reste nourrit un feu sous vos aliments',
      safety:
        'Si de la graisse prend feu, fermez le couvercle, et coupez le gaz ou débranchez la fiche. Ne jetez jamais d’eau sur de la graisse enflammée : elle explose en boule de feu.',
    },
    'bbq-grill.clear-ash': {
      title: 'Vider les cendres du barbecue et libérer ses aérations',
      why: 'Les cendres attirent l’humidité, rongent la cuve et peuvent cacher des braises pendant des jours. Des aérations bouchées privent le feu d’air : il ne chauffe jamais bien.',
      steps: [
        'Attendez que le feu soit éteint depuis deux jours, couvercle et aérations fermés, et manipulez les cendres comme si elles étaient encore brûlantes.',
        'Versez les cendres dans un seau en métal, mettez son couvercle et laissez-le dehors, à 3 m de tout ce qui brûle.',
        'Barbecue à granulés : débranchez-le et retirez à la pelle les cendres du creuset et du fond placé dessous.',
        'Grattez les écailles qui se détachent de l’intérieur du couvercle. C’est de la suie et de la graisse, pas de la peinture.',
        'Ouvrez et fermez les aérations jusqu’à ce qu’elles jouent librement, et brossez la cuve.',
        'Cherchez sur les pieds et la cuve des trous de rouille par lesquels des braises pourraient tomber.',
      ],
      firstReason: 'Les cendres humides rongent lentement le métal de la cuve',
      safety:
        'Les charbons dégagent du monoxyde de carbone jusqu’à ce qu’ils soient complètement froids. Ne les rentrez jamais dans un logement, une tente, un garage ou une caravane. Ne les allumez jamais à l’essence ni à l’alcool.',
    },
  },
};
