import type { findOutOnce as english } from '../../en/items/find-out-once.ts';
import type { Translation } from '../../translation.ts';

export const findOutOnce: Translation<typeof english> = {
  tasks: {
    'plumbing-and-drains.find-lead-pipes': {
      title: 'Chercher une fois pour toutes des tuyaux en plomb',
      why: 'Le plomb dans l’eau nuit au cerveau des enfants et n’a pas de goût. Jusqu’aux années 1970, et aux États-Unis jusqu’en 1986, tuyaux et soudures en contenaient souvent.',
      steps: [
        'Suivez avec une lampe torche le tuyau depuis l’arrivée d’eau jusqu’au compteur et au robinet d’arrêt.',
        'Grattez-le doucement avec une pièce : le plomb est mou, brille comme l’argent et ne sonne pas. Le cuivre est rougeâtre, l’acier dur et le plastique mat.',
        'Demandez au service des eaux de quoi est fait le branchement dans la rue, et s’il analyse l’eau du robinet sans frais.',
        'Si vous trouvez du plomb, ne donnez que de l’eau en bouteille aux bébés, aux jeunes enfants et aux femmes enceintes jusqu’au remplacement. Les autres boivent une eau qui a coulé jusqu’à être froide, jamais l’eau chaude du robinet.',
        'Commandez le remplacement à un plombier, et notez où passe le reste. Notez le résultat dans tous les cas, pour ne plus avoir à chercher.',
      ],
      firstReason: 'Savoir si un tuyau est en plomb ne demande qu’une pièce',
      safety:
        'Faire bouillir n’enlève pas le plomb : cela le concentre. Lavez-vous les mains après avoir touché le tuyau, et gardez la partie grattée hors de portée des enfants.',
      tenant: 'Demandez une analyse d’eau, et signalez à votre propriétaire un tuyau gris et mou.',
    },
    'roof-and-gutters.find-asbestos': {
      title: 'Chercher une fois où peut se trouver de l’amiante',
      why: 'L’amiante a été posé jusqu’à son interdiction : [[FR: en janvier 1997 | GB: en 1999 | DE: en 1993 | AU: fin 2003 | CA: en 2018 | en 2005 au plus tard en Europe, ailleurs plus tard ou jamais]]. En bon état et laissé en paix, il ne nuit à personne ; percé, poncé ou cassé, il libère une poussière qui donne un cancer des décennies plus tard.',
      steps: [
        'Cherchez l’année de construction dans les actes. Si elle est postérieure à l’interdiction dans votre pays, vous avez terminé.',
        'Dressez de loin la liste des endroits probables : tôles ondulées et ardoises, conduits et réservoirs, dalles de sol à colle noire, calorifuges, sous-faces de toit.',
        'Cherchez les rapports des propriétaires précédents ou de la vente, et demandez ceux des parties communes d’un immeuble.',
        'Faites prélever un échantillon de tout matériau douteux par un diagnostiqueur certifié avant d’y faire des travaux.',
        'Gardez la liste avec les papiers de la maison, et montrez-la à chaque artisan.',
      ],
      firstReason: 'Qui perce doit savoir d’avance ce que contient le mur',
      safety:
        'Ne percez, ne poncez, ne grattez, ne brossez et ne lavez jamais sous pression un matériau suspect, et ne balayez ni n’aspirez sa poussière. Si un morceau est cassé, tenez tout le monde à l’écart et appelez une entreprise certifiée.',
      tenant: 'Demandez ce que l’on sait avant de percer, et ne percez rien qui puisse en contenir.',
      landlord: 'repérage de l’amiante',
    },
    'plumbing-and-drains.write-absence-list': {
      title: 'Écrire la liste du départ et du retour',
      why: 'Après deux semaines d’arrêt, des légionelles peuvent se développer dans l’eau des tuyaux. Un flexible qui éclate en votre absence peut couler pendant des jours.',
      steps: [
        'Notez ce que vous faites au départ : fermer le robinet d’arrêt et ceux des machines, vider le bac du réfrigérateur, débrancher les chargeurs.',
        'Ajoutez qui a une clé, et demandez à cette personne de passer une fois par semaine.',
        'Notez ce que vous faites au retour : ouvrir les fenêtres et le robinet d’arrêt, chauffer l’eau chaude à 60 °C, et seulement alors ouvrir chaque robinet.',
        'Après deux semaines ou plus, faites couler eau chaude et eau froide pendant cinq minutes. Faites couler les douches sans jet, la pomme dans un seau ou un sac, et quittez la pièce.',
        'Jetez l’eau et la glace restées dans les filtres, les machines à café et les humidificateurs.',
        'Accrochez la liste là où vous fermez à clé, et essayez-la lors du prochain petit voyage.',
      ],
      firstReason: 'Une eau qui a stagné deux semaines impose des précautions au retour',
      safety:
        'Ne respirez pas le jet d’une douche restée à l’arrêt : les légionelles rendent malade par les gouttelettes, pas par la boisson. L’eau à 60 °C brûle : éloignez les enfants des robinets.',
    },
    'plumbing-and-drains.sanitise-osmosis': {
      title: 'Désinfecter le filtre à osmose inverse',
      why: 'Derrière le filtre à charbon, il ne reste plus de chlore, et des germes poussent dans le réservoir et les cuves. Les fabricants demandent un nettoyage annuel avec les cartouches.',
      steps: [
        'Fermez l’arrivée d’eau, et laissez couler le robinet du filtre jusqu’à ce que le réservoir soit vide.',
        'Avec des gants, dévissez les cuves, sortez les cartouches et lavez les cuves au liquide vaisselle.',
        'Mettez le désinfectant du fabricant sans cartouches ni membrane, fermez le robinet, ouvrez l’arrivée et la vanne du réservoir, et laissez agir, réservoir plein, le temps indiqué sur l’étiquette.',
        'Fermez l’arrivée et videz le réservoir par le robinet. Remplissez et videz de nouveau jusqu’à ce que l’odeur ait disparu, puis posez des cartouches neuves, et la membrane tous les deux à trois ans.',
        'Remplissez le réservoir et jetez ses deux premiers remplissages. Essuyez chaque raccord, et cherchez des gouttes au bout d’une heure et le lendemain.',
      ],
      firstReason: 'Des germes poussent là où le charbon a retiré le chlore',
      safety:
        'N’utilisez que le désinfectant que nomme le fabricant, et ne le mélangez à rien. Ne buvez jamais l’eau avant deux rinçages du réservoir.',
      tenant: 'Nettoyez un filtre à vous. Pour un filtre fourni avec le logement, adressez-vous à votre propriétaire.',
    },
  },
};
