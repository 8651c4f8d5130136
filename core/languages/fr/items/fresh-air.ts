import type { freshAir as english } from '../../en/items/fresh-air.ts';
import type { Translation } from '../../translation.ts';

export const freshAir: Translation<typeof english> = {
  tasks: {
    'ventilation.fill-condensate-trap': {
      title: 'Remplir le siphon des condensats de la VMC double flux',
      why: 'L’hiver, l’échangeur goutte plusieurs litres d’eau par jour dans une évacuation. Bouchée, elle inonde l’appareil ; asséché par l’été, son siphon aspire des odeurs.',
      steps: [
        'Arrêtez l’appareil à son interrupteur ou à sa fiche, et ouvrez la porte que la notice permet d’ouvrir.',
        'Regardez avec une lampe torche le bac sous l’échangeur. Essuyez dépôts et eau stagnante.',
        'Versez lentement un litre d’eau dans l’évacuation. Il doit s’écouler sans refouler.',
        'Remplissez le siphon jusqu’à ce que l’eau y reste. Des semaines de chaleur l’assèchent, et il n’arrête alors plus les odeurs.',
        'Allez voir la prise d’air extérieure, si vous l’atteignez du sol, et débarrassez sa grille des feuilles et des nids.',
        'Fermez la porte et remettez en marche. Écoutez s’il gargouille.',
      ],
      firstReason: 'Sec, le siphon laisse entrer les odeurs ; bouché, il déborde',
      safety:
        'Débranchez avant d’ouvrir, et tenez l’eau loin de l’électronique. Laissez à un professionnel une prise d’air sur le toit.',
      tenant: 'Demandez la notice à votre propriétaire, et signalez de l’eau sous l’appareil.',
    },
    'ventilation.wash-exchanger': {
      title: 'Nettoyer l’échangeur de la VMC double flux',
      why: 'La poussière qui passe les filtres se dépose dans les canaux étroits de l’échangeur. Il récupère alors moins de chaleur, et les ventilateurs forcent et font plus de bruit.',
      steps: [
        'Lisez dans la notice si votre échangeur se lave : ceux qui rendent aussi l’humidité ne supportent souvent qu’un aspirateur.',
        'Arrêtez l’appareil et débranchez-le. Sortez les filtres, puis tirez l’échangeur par sa sangle.',
        'Aspirez ses quatre faces avec une brosse. Rincez un modèle lavable à l’eau tiède avec une goutte de liquide vaisselle, et laissez-le égoutter jusqu’à ce qu’il soit sec.',
        'Essuyez le caisson et le bac, et aspirez les pales des ventilateurs avec une brosse souple sans les tordre.',
        'Remettez l’échangeur dans le même sens, avec des filtres propres, et remettez en marche.',
      ],
      firstReason: 'Un échangeur poussiéreux rend moins de chaleur et fait plus de bruit',
      safety: 'Débranchez d’abord. L’échangeur est lourd et ses bords coupent : tenez-le par-dessous à deux mains.',
      tenant: 'Demandez qui s’occupe de l’appareil. Souvent, c’est l’entreprise du propriétaire.',
      landlord: 'nettoyage de la VMC double flux',
    },
    'ventilation.clean-robot-vacuum': {
      title: 'Nettoyer les brosses et capteurs du robot aspirateur',
      why: 'Des cheveux autour des axes bloquent les brosses et usent le moteur. Des capteurs poussiéreux font tomber le robot d’une marche ou manquer sa base.',
      steps: [
        'Éteignez le robot. Coupez les cheveux de la brosse centrale et de la brosse latérale, et retirez-les de leurs paliers.',
        'Tapotez le filtre au-dessus de la poubelle. Ne le rincez que si la notice le permet, et laissez-le sécher un jour.',
        'Essuyez avec un chiffon sec les capteurs du dessous, les contacts de charge et les roues.',
        'Videz et rincez le réservoir de la serpillière, et lavez son tissu.',
        'Regardez le câble et la fiche du robot et de sa base. N’utilisez plus une batterie qui gonfle ou chauffe.',
      ],
      firstReason: 'Ce sont les cheveux autour des axes qui arrêtent un robot',
      safety:
        'Ne mouillez ni le robot ni sa base. Chargez-le à l’écart de la sortie, et jamais avec une batterie abîmée.',
    },
  },
};
