import type { firePit as english } from '../../en/items/fire-pit.ts';
import type { Translation } from '../../translation.ts';

export const firePit: Translation<typeof english> = {
  name: 'Brasero',
  tasks: {
    'fire-pit.empty-ash': {
      title: 'Noyer les cendres du brasero et le vider',
      why: 'Les cendres étouffent le feu suivant, et la pluie en fait une lessive qui ronge la cuve. Les braises y restent brûlantes pendant des jours : prenez un seau en métal avec couvercle.',
      steps: [
        'Attendez au moins un jour après l’extinction du feu.',
        'Mouillez les cendres à l’arrosoir, remuez, et mouillez encore jusqu’à ce que plus rien ne fume ni ne paraisse tiède à la main tenue au-dessus.',
        'Mettez-les à la pelle dans un seau en métal avec couvercle, jamais dans un sac, une poubelle en plastique ou le compost.',
        'Laissez le seau fermé dehors quelques jours, à 3 m de la maison, de la clôture et de la terrasse en bois.',
        'Brossez la cuve, dégagez son trou d’écoulement et couvrez-la contre la pluie.',
      ],
      firstReason: 'Les vieilles cendres gardent l’eau contre le métal et le rongent',
      safety:
        'L’eau versée sur des braises chaudes projette une vapeur brûlante et fend la pierre, l’argile ou la fonte. Les cendres mouillées brûlent la peau : portez des gants.',
    },
    'fire-pit.clear-surroundings': {
      title: 'Dégager un cercle de sécurité autour du brasero',
      why: 'Les haies poussent, les chaises bougent et les feuilles s’accumulent. Vérifiez deux fois par an que tout ce qui brûle reste hors de portée du feu.',
      steps: [
        'Mesurez 3 m tout autour du brasero, ou plus si le fabricant ou les pompiers le demandent.',
        'Retirez de ce cercle tout ce qui brûle : bûches, coussins, herbe sèche, feuilles, parasols.',
        'Levez les yeux : il ne doit y avoir au-dessus ni branche, ni store, ni guirlande lumineuse, ni câble.',
        'Vérifiez que le brasero est de niveau, posé sur de la pierre, du gravier ou de la terre, et non sur des lames de bois ou une pelouse.',
        'Placez à portée de main un tuyau d’arrosage, ou un seau de sable et un seau d’eau.',
        'Cherchez les règles locales sur les feux en plein air et les interdictions de feu.',
      ],
      firstReason: 'Vérifiez qu’aucune étincelle ne peut atteindre ce qui brûle',
      safety:
        'N’allumez pas de feu par temps de vent ou pendant une interdiction de feu. Ne l’allumez jamais à l’essence ni à l’alcool, et ne le laissez jamais brûler sans un adulte à côté. S’il se propage, appelez {emergency number}.',
    },
    'fire-pit.inspect-bowl': {
      title: 'Examiner la cuve, les pieds et le pare-étincelles du brasero',
      why: 'La chaleur et la pluie amincissent le métal de l’intérieur. Par un trou de rouille, braises ou flammes atteignent le sol, et un pare-étincelles déchiré laisse sortir des étincelles.',
      steps: [
        'Tapotez toute la cuve froide : un son mat et des écailles trahissent un métal mince. Remplacez une cuve percée.',
        'Cherchez avec une lampe torche des fissures dans la pierre ou la brique, et du jeu aux pieds et aux soudures.',
        'Brossez la rouille libre de l’acier et retouchez-le avec une peinture haute température, à l’extérieur seulement.',
        'Réparez ou remplacez un pare-étincelles ou un pare-vent percé, et vérifiez qu’il tient bien.',
        'Dégagez les trous d’écoulement, et vérifiez que la housse n’a pas de déchirure et arrête la pluie.',
      ],
      firstReason: 'Trouvez métal mince et pieds branlants avant une chute de braises',
      safety:
        'Ne travaillez que sur un brasero froid et, s’il est à gaz, une fois le gaz fermé. Ne remplacez les pierres cassées que par des briques réfractaires ou des pierres de lave : galets de rivière et béton mouillé retiennent l’eau et peuvent éclater à la chaleur.',
    },
    'fire-pit.test-gas': {
      title: 'Chercher les fuites du brasero à gaz et dégager son brûleur',
      why: 'Le gaz en bouteille est plus lourd que l’air et s’accumule sous le brasero. Un tuyau laissé dehors se fendille, et les araignées bouchent le brûleur : contrôlez les deux avant de rallumer.',
      steps: [
        'Brasero froid et gaz fermé, suivez le tuyau à la main. Remplacez-le s’il est fendillé, rongé, roussi ou périmé.',
        'Brossez feuilles et toiles d’araignée hors des trous du brûleur et de l’entrée d’air, et retirez tout ce qui est rangé à côté de la bouteille.',
        'Bouton du brûleur fermé, ouvrez l’arrivée de gaz et badigeonnez d’eau savonneuse le détendeur et chaque raccord.',
        'Des bulles qui continuent de grossir signalent une fuite : fermez l’arrivée, n’allumez pas le brasero et faites remplacer la pièce.',
        'Remettez la lave ou le verre à feu comme le montre la notice, sans couvrir la veilleuse ni les aérations.',
        'Allumez, le visage bien en retrait. S’il s’éteint, fermez le gaz et attendez cinq minutes avant de recommencer.',
      ],
      firstReason: 'L’eau savonneuse montre un raccord qui fuit avant toute odeur',
      safety:
        'Ne vérifiez jamais l’étanchéité du gaz avec une flamme. Si vous sentez une odeur de gaz, n’allumez rien, fermez l’arrivée si vous pouvez le faire sans danger, éloignez-vous et appelez {emergency number}. Les tuyaux de gaz fixes sont l’affaire d’un professionnel du gaz agréé.',
    },
    'fire-pit.check-either-fuel': {
      title: 'Contrôler tuyau ou cendres du brasero avant de l’allumer',
      why: 'Un brasero à gaz est dangereux avec un tuyau fendu, un brasero à bois avec des braises dans ses cendres. Un quart d’heure montre si le vôtre est prêt, quoi qu’il brûle.',
      steps: [
        'Au gaz : laissez-le éteint, passez la main le long du tuyau en le courbant, et achetez-en un autre si vous trouvez une fente ou une date dépassée.',
        'Ouvrez l’arrivée, brûleur fermé, et passez de l’eau savonneuse sur chaque raccord. Si des bulles grossissent, fermez l’arrivée et faites changer la pièce.',
        'Au bois : considérez les vieilles cendres comme brûlantes. Arrosez-les, mettez-les à la pelle dans un seau en métal avec couvercle, et laissez-le dehors pendant des jours.',
        'Cherchez des trous de rouille dans la cuve et des pieds qui branlent, et enlevez feuilles et toiles d’araignée.',
      ],
      firstReason: 'Vieux tuyaux et vieilles cendres rendent un brasero dangereux',
      safety:
        'Reculez et détournez le visage de la vapeur quand vous arrosez des cendres chaudes. Si le brasero marche au gaz, coupez l’arrivée avant de le nettoyer, et ne cherchez jamais une fuite avec une flamme. À la moindre odeur de gaz, n’allumez rien, coupez le gaz si vous pouvez atteindre le robinet sans danger, éloignez-vous à bonne distance et appelez {emergency number}.',
    },
  },
};
