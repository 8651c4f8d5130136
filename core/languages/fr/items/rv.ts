import type { rv as english } from '../../en/items/rv.ts';
import type { Translation } from '../../translation.ts';

export const rv: Translation<typeof english> = {
  name: 'Camping-car ou caravane',
  tasks: {
    'rv.test-alarms-tyres': {
      title: 'Tester les détecteurs du camping-car et contrôler ses pneus',
      why: 'Vous dormez près d’un chauffage au gaz, et vous roulez sur des pneus qui vieillissent à l’arrêt. Contrôlez les deux avant la première nuit de voyage.',
      steps: [
        'Maintenez appuyé le bouton de test des détecteurs de fumée, de monoxyde de carbone et de gaz, et lisez leurs dates de remplacement.',
        'Vérifiez que les aérations de plancher et de toit sont ouvertes et propres : elles laissent sortir le gaz d’une fuite et les gaz brûlés.',
        'Pneus froids, gonflez-les, roue de secours comprise, à la pression de la plaque ou du manuel pour le véhicule chargé.',
        'Avec une lampe torche, cherchez craquelures et hernies. Lisez l’âge dans les quatre derniers chiffres du code DOT : semaine et année.',
        'Remplacez les pneus d’une caravane à cinq ans, ou à sept au plus tard, comme le conseille le Caravan and Motorhome Club, quel que soit l’état des sculptures.',
        'Faites les mêmes contrôles avant chaque voyage.',
      ],
      firstReason: 'Chacun dort à un bras de distance d’une flamme de gaz et de ses gaz brûlés',
      safety:
        'Ne bouchez jamais une aération contre les courants d’air, et ne chauffez jamais l’intérieur avec un gril ou un barbecue. Si le détecteur de CO sonne, faites sortir tout le monde, appelez {emergency number} une fois dehors, et ne fermez le gaz que de l’extérieur.',
    },
    'rv.book-habitation': {
      title: 'Prendre rendez-vous pour la révision annuelle de la cellule et du gaz',
      why: 'Les vibrations desserrent les raccords de gaz et fendent les mastics. Un humidimètre trouve une fuite des années avant que la paroi ramollisse.',
      steps: [
        'Prenez rendez-vous dans un atelier agréé pour la révision de la cellule : étanchéité du gaz, appareils, conduits, circuits basse tension et secteur, et humidité.',
        'Demandez les dates du tuyau de gaz et du détendeur, et le remplacement de ces pièces si les dates sont passées.',
        'Pour une caravane, faites réviser le même jour le châssis, les freins et l’attelage.',
        'Gardez les mesures d’humidité et le certificat de gaz avec les papiers du véhicule. Certains pays les contrôlent.',
      ],
      firstReason: 'Seul un technicien formé peut prouver l’étanchéité du gaz',
      safety:
        'Si la flamme d’un brûleur jaunit, s’éteint ou dégage une odeur, fermez la bouteille de gaz et n’utilisez plus l’appareil. N’attendez pas la révision annuelle.',
    },
    'rv.sanitise-tank': {
      title: 'Désinfecter le réservoir d’eau propre et les tuyaux',
      why: 'L’eau stagnante laisse un film visqueux dans un réservoir en plastique tiède, et cela se goûte. Un traitement par an, avant la saison, l’élimine.',
      steps: [
        'Les gelées finies, rincez le réservoir et le chauffe-eau et fermez leurs vidanges, retirez le filtre à eau, et essuyez le réservoir là où vous l’atteignez.',
        'Chauffe-eau arrêté, remplissez le réservoir d’eau avec la dose de désinfectant pour réservoir de l’étiquette.',
        'Ouvrez chaque robinet, chaud et froid, et la douche jusqu’à sentir le désinfectant. Fermez-les et attendez le temps indiqué sur l’étiquette.',
        'Videz tout, remplissez de nouveau le réservoir et laissez couler tous les robinets. Faites-le deux fois, jusqu’à ce que l’odeur ait disparu.',
        'Posez un filtre neuf. Chauffez le chauffe-eau à son réglage maximal avant la première douche.',
        'Pendant la saison, videz le réservoir après chaque voyage et remplissez-le d’eau fraîche avant le suivant.',
      ],
      firstReason: 'L’eau restée dans un réservoir en plastique a le goût du réservoir',
      safety:
        'La plupart des désinfectants contiennent du chlore : ne les utilisez jamais avec un détartrant ou du vinaigre. Aérez le véhicule et protégez vos yeux. Rincez la douche sans respirer les gouttelettes (légionelles). L’eau du chauffe-eau brûle.',
    },
    'rv.drain-frost': {
      title: 'Vidanger l’eau du camping-car pour le mettre hors gel',
      why: 'Un peu de glace suffit à fendre robinets, pompe et chauffe-eau. Le chauffe-eau est la pièce la plus chère du cabinet de toilette.',
      steps: [
        'Arrêtez la pompe et le chauffe-eau et laissez-le refroidir. Videz les eaux grises et la cassette des toilettes à une borne de vidange.',
        'Ouvrez les vidanges des réservoirs d’eau propre et d’eaux usées et la vanne du chauffe-eau. Un FrostControl de Truma s’ouvre seul à environ 3 °C, mais ouvrez le vôtre à la main maintenant.',
        'Ouvrez chaque robinet, les mitigeurs en position médiane. Accrochez bas le pommeau de douche et actionnez la chasse.',
        'Chassez l’eau des tuyaux avec une pompe à main, videz le filtre et la pompe, et inclinez le véhicule d’un côté puis de l’autre.',
        'Laissez robinets et vannes ouverts et le gaz fermé. Mettez les coussins debout, et laissez la porte du réfrigérateur entrouverte sur son cran.',
      ],
      firstReason: 'Un chauffe-eau fendu par le gel coûte cher à remplacer',
      safety:
        'L’eau du chauffe-eau peut atteindre 60 °C ou plus : laissez-la refroidir avant d’ouvrir la vanne. N’utilisez que de l’antigel non toxique dans les siphons et les toilettes.',
    },
    'rv.clean-tank': {
      title: 'Désinfecter une fois par an le réservoir d’eau du camping-car',
      why: 'Dans des réservoirs et des tuyaux tièdes, un film de bactéries se forme, plus vite sous un climat doux. Un rinçage seul ne l’enlève pas ; une dose de désinfectant, si.',
      steps: [
        'Videz le réservoir et le chauffe-eau froid, et essuyez les parois du réservoir par sa trappe si votre bras y parvient.',
        'Mélangez dans un seau le désinfectant pour réservoir à la dose de l’étiquette, versez-le, et remplissez le réservoir jusqu’en haut.',
        'Laissez couler chaque robinet et la douche jusqu’à ce que l’odeur arrive, et laissez les tuyaux pleins le temps indiqué sur l’étiquette.',
        'Videz tout, puis remplissez et rincez à l’eau potable jusqu’à ce que plus rien n’en ait l’odeur ni le goût.',
        'Changez le filtre à eau. Chauffez une fois à fond le chauffe-eau avant toute douche.',
      ],
      firstReason: 'Ce qui pousse sur les parois du réservoir ne se voit pas de dehors',
      safety:
        'Le désinfectant pour réservoir est en général chloré : tenez-le loin du vinaigre et du détartrant, portez des gants, et ouvrez les fenêtres. Tenez-vous loin des gouttelettes de la douche pendant le rinçage (légionelles).',
    },
  },
};
