import type { oven as english } from '../../en/items/oven.ts';
import type { Translation } from '../../translation.ts';

export const oven: Translation<typeof english> = {
  name: 'Four',
  tasks: {
    'oven.clean-cavity': {
      title: 'Nettoyer le four à la main avec une pâte de bicarbonate',
      why: 'La graisse recuite encore et encore fume, donne un goût aux plats et peut prendre feu. Si vous l’enlevez tant que la couche est mince, vous n’avez pas besoin de produit caustique.',
      steps: [
        'Four froid et coupé au disjoncteur, sortez grilles, glissières et plaques et faites-les tremper dans de l’eau très chaude avec du liquide vaisselle.',
        'Mélangez du bicarbonate de soude et un peu d’eau en une pâte épaisse et étalez-la sur l’émail taché.',
        'N’en mettez pas sur les résistances, les trous de brûleur, le ventilateur, la sonde, l’aluminium nu ni les panneaux catalytiques rugueux.',
        'Laissez agir quelques heures ou toute la nuit, puis retirez avec une éponge humide et un grattoir en plastique.',
        'Essuyez deux fois à l’eau claire et séchez le four. Désormais, essuyez ce qui déborde après chaque usage, une fois le four froid.',
        'Remontez glissières et grilles, remettez le courant, et chauffez le four vide 10 minutes.',
        'Laissez nue la sole du four : du papier aluminium posé dessus retient la chaleur et peut se souder à l’émail.',
      ],
      firstReason: 'Une pâte enlève des taches minces ; épaisses, il faut un produit agressif',
      safety: 'Le four doit être froid et coupé au disjoncteur. Ne versez et ne pulvérisez pas d’eau à l’intérieur.',
    },
    'oven.run-pyrolysis': {
      title: 'Lancer le programme de pyrolyse du four',
      why: 'La pyrolyse réduit les salissures en cendres à plus de 400 °C. Lancée avant que la couche s’épaississe, elle fume moins et un programme plus court suffit.',
      steps: [
        'Retirez grilles, glissières, plaques et miettes, sauf si la notice dit qu’elles peuvent rester.',
        'Essuyez les flaques de graisse et nettoyez le bord de la porte, que le programme n’atteint pas.',
        'Mettez les oiseaux de compagnie dans une autre partie du logement, bien aérée, ouvrez une fenêtre et allumez la hotte.',
        'Lancez le programme et restez chez vous pendant qu’il tourne. La porte reste verrouillée jusqu’au refroidissement.',
        'Four froid, essuyez les cendres avec un chiffon humide et remettez les grilles. Après une cuisson ordinaire, essuyez les flaques de graisse.',
      ],
      firstReason: 'Un programme court suffit tant que la couche de graisse est mince',
      safety:
        'La porte et la façade deviennent très chaudes : éloignez les enfants. Les fumées peuvent tuer les oiseaux de compagnie. N’utilisez pas de nettoyant pour four en bombe dans un four à pyrolyse.',
    },
    'oven.clean-door-glass': {
      title: 'Nettoyer la vitre de la porte du four et contrôler le joint',
      why: 'Un joint fendu ou gras laisse la chaleur atteindre les meubles et les poignées. Les rayures affaiblissent le verre : nettoyez-le doucement.',
      steps: [
        'Four éteint et froid, posez 15 minutes sur la vitre intérieure un chiffon mouillé d’eau chaude et de liquide vaisselle, puis essuyez.',
        'Frottez les taches restantes avec une éponge douce. Laine d’acier, grattoir en métal et crème abrasive rayent la vitre.',
        'S’il y a de la graisse entre les vitres, ne sortez celle de l’intérieur que comme le montre la notice, charnières verrouillées.',
        'Essuyez le joint en caoutchouc ou en fibre avec un chiffon humide, sans frotter. Cherchez déchirures, jours et crochets desserrés.',
        'Cherchez des éclats au bord des vitres, et abaissez la porte. Elle doit s’ouvrir d’un mouvement égal et se fermer sans jour.',
      ],
      firstReason: 'Une porte bien fermée protège vos meubles de la chaleur',
      safety:
        'Les charnières de la porte sont à ressort et peuvent coincer vos doigts. N’utilisez pas un four dont la vitre est ébréchée ou fendue.',
    },
    'oven.test-temperature': {
      title: 'Tester la température du four avec un thermomètre',
      why: 'Les thermostats dérivent. Un four trop froid cuit mal un poulet, un four trop chaud gâche les gâteaux, et l’affichage ne montre ni l’un ni l’autre.',
      steps: [
        'Accrochez un thermomètre de four au milieu de la grille centrale et réglez 180 °C, chaleur haute et basse.',
        'Quand le four indique qu’il est prêt, attendez 20 minutes. Lisez ensuite trois fois à travers la vitre, à 10 minutes d’intervalle.',
        'Faites la moyenne. Une valeur de 165 °C à 195 °C est courante. Si l’écart est constant, tenez-en compte dans chaque recette.',
        'Beaucoup de fours permettent de corriger l’écart dans le menu des réglages : cherchez « étalonnage de la température » dans la notice.',
        'Si l’écart est trop grand pour le menu, ou si la température saute, faites contrôler la sonde ou le thermostat par un technicien.',
      ],
      firstReason: 'Peu de fours sont exactement aussi chauds qu’ils l’affichent',
      safety: 'Lisez le thermomètre à travers la porte fermée, et ne le retirez qu’une fois le four refroidi.',
    },
    'oven.heat-catalytic-liners': {
      title: 'Décrasser à chaud les parois catalytiques du four',
      why: 'Les parois grises et rugueuses brûlent d’elles-mêmes les graisses quand le four est chaud. Un frottement, une pâte ou un spray bouche leurs pores, et elles ne marchent plus.',
      steps: [
        'Lavez les grilles et les plaques dans l’évier, et ne les remettez pas tant que les parois se décrassent.',
        'Ne touchez pas aux parois rugueuses. N’essuyez que la sole lisse et l’intérieur de la porte, avec une éponge humide.',
        'Chauffez le four vide à la température et pendant le temps qu’indique la notice, une fenêtre ouverte et la hotte en marche.',
        'Laissez-le refroidir. Les taches qui restent sont surtout du sucre : couvrez les plats qui éclaboussent, et recommencez la chauffe.',
        'Quand les parois sont vitrifiées partout, commandez-en d’autres : elles se changent en entier, four froid et coupé au disjoncteur.',
      ],
      firstReason: 'Frotter abîme les parois qui se nettoient seules',
      safety:
        'Éloignez enfants et oiseaux de la cuisine pendant que le four vide chauffe. N’utilisez pas de spray pour four : il abîme les parois, et ses vapeurs sont nocives sur le métal chaud.',
    },
  },
};
