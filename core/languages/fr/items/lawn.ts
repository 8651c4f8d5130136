import type { lawn as english } from '../../en/items/lawn.ts';
import type { Translation } from '../../translation.ts';

export const lawn: Translation<typeof english> = {
  name: 'Pelouse',
  tasks: {
    'lawn.set-height': {
      title: 'Régler la hauteur de tonte pour la saison',
      why: 'Une herbe tondue trop court laisse entrer mousse et mauvaises herbes et grille par temps chaud. La bonne hauteur fait plus pour une pelouse qu’un sac d’engrais.',
      steps: [
        'Sous un climat frais, réglez les lames à 4 cm au printemps et en automne, et de 2,5 à 4 cm en été : plus le temps est sec, plus haut.',
        'Les gazons de climat chaud diffèrent. L’université de Floride conseille 9 à 10 cm pour la plupart des stenotaphrum (St Augustine), et 5 à 6 cm pour le zoysia.',
        'Ne coupez jamais plus d’un tiers de la hauteur de l’herbe en une fois. Rabattez une herbe haute en plusieurs tontes.',
        'Tant que l’herbe pousse, tondez-la sèche toutes les semaines ou toutes les deux semaines, chaque fois dans un autre sens.',
        'Par temps sec, laissez la tonte fine sur la pelouse. Ramassez celle qui forme des paquets.',
        'Ne tondez plus par gel ni par sécheresse. Une pelouse brune est en repos et reverdit avec la pluie.',
      ],
      firstReason: 'La bonne hauteur évite plus d’ennuis que n’importe quel produit',
      safety:
        'Changez la hauteur moteur arrêté, fiche, clé ou batterie retirée. Enlevez pierres et jouets, tenez les enfants bien à l’écart, portez des chaussures solides, et branchez une tondeuse électrique sur une prise protégée ([[US CA: GFCI | différentiel]]).',
    },
    'lawn.feed-spring': {
      title: 'Nourrir la pelouse quand elle commence à pousser',
      why: 'Chaque tonte emporte des éléments nutritifs. Un apport au printemps épaissit le gazon, et mousse et pâquerettes n’y trouvent plus de vides.',
      steps: [
        'Attendez d’avoir tondu une ou deux fois et que de la pluie soit annoncée.',
        'Pesez l’engrais de printemps pour votre surface, comme l’indique l’étiquette. Une dose plus forte brûle l’herbe.',
        'Épandez une moitié dans un sens et l’autre en travers, à la main ou avec un épandeur.',
        'S’il ne pleut pas dans les deux jours, arrosez pour le faire pénétrer.',
        'Balayez les granulés tombés sur le dallage.',
        'N’apportez plus d’engrais quand l’été devient sec.',
      ],
      firstReason: 'La tonte emporte des nutriments, et un gazon mince laisse entrer la mousse',
      safety:
        'Tenez animaux et enfants loin de la pelouse jusqu’à ce que l’eau ait fait pénétrer l’engrais, et n’en épandez jamais près d’un bassin ou d’une évacuation. Un engrais qui contient du fer tache la pierre.',
    },
    'lawn.scarify-overseed': {
      title: 'Retirer le feutre et ressemer les endroits nus',
      why: 'Une couche d’herbe morte et de mousse empêche la pluie d’automne d’atteindre la terre. Si vous la retirez tant que le sol est chaud, les vides se referment avant l’hiver.',
      steps: [
        'Tondez court un jour sec. S’il y a beaucoup de mousse, traitez-la d’abord et attendez qu’elle ait noirci.',
        'Tirez fermement un balai à gazon dans l’herbe, dans deux sens, ou passez un scarificateur réglé peu profond.',
        'Ramassez le feutre. La pelouse peut être plus laide pendant quelques semaines.',
        'Ameublissez les endroits nus, semez le gazon à la dose de l’emballage et tassez.',
        'Gardez les semences humides jusqu’à la levée.',
        'Si la pelouse est clairsemée, donnez-lui un engrais d’automne, pauvre en azote.',
        'Faites une grande pelouse en deux fois.',
      ],
      firstReason: 'L’herbe morte et la mousse privent les racines de pluie',
      safety:
        'Un scarificateur électrique ou à essence projette des pierres : portez des lunettes de protection et des chaussures solides. Avant de dégager les dents, arrêtez-le, puis débranchez-le ou retirez sa batterie ou le fil de sa bougie.',
    },
    'lawn.aerate-soil': {
      title: 'Aérer à la fourche les parties piétinées de la pelouse',
      why: 'Les pas tassent la terre : les racines manquent d’air quand elle est humide et cuisent quand elle est sèche. Des trous laissent entrer la pluie et aident les racines à descendre.',
      steps: [
        'Choisissez un jour où la terre est humide sans être détrempée.',
        'Là où les pas ont usé la pelouse, par exemple sur un passage, autour d’un but ou sous une balançoire, enfoncez une fourche-bêche à 10 cm.',
        'Basculez-la un peu, et recommencez tous les 10 cm.',
        'Sur de l’argile lourde, utilisez un aérateur à dents creuses qui retire des carottes, et ratissez-les.',
        'Brossez dans les trous une couche mince de terreau sableux, en laissant dépasser la pointe de l’herbe.',
      ],
      firstReason: 'Une terre piétinée ne garde pas d’air, et les racines restent courtes',
      safety:
        'Avant de piquer, cherchez où passent câbles, tuyaux d’arrosage et évacuations. Portez des bottes, et tenez la fourche loin de vos orteils.',
    },
    'lawn.service-mower': {
      title: 'Entretenir la tondeuse et affûter sa lame',
      why: 'Une lame émoussée déchire l’herbe et laisse des pointes blanches, qui attirent les maladies. Tant que l’herbe pousse à peine, la tondeuse ne vous manque pas et les réparateurs ont le temps.',
      steps: [
        'Rendez la tondeuse inoffensive : débranchez-la, ou retirez la batterie et la clé, ou débranchez le fil de bougie et laissez refroidir le moteur.',
        'Basculez-la comme le montre la notice (une tondeuse à essence, filtre à air vers le haut) et grattez le carter.',
        'Notez quelle face de la lame regarde le sol, et dévissez-la. Remplacez une lame tordue ou fendue.',
        'Limez également les deux tranchants, et suspendez la lame à un clou : elle doit rester horizontale.',
        'Remontez la lame et serrez la vis au couple de la notice.',
        'Sur une tondeuse à essence, changez l’huile et la bougie et nettoyez le filtre à air. Commencez la saison avec du carburant frais.',
      ],
      firstReason: 'Une lame affûtée coupe l’herbe au lieu de la déchirer',
      safety:
        'Une lame peut tourner toute seule : portez des gants épais, et débranchez la tondeuse, sa batterie ou son fil de bougie avant de la toucher. Manipulez l’essence dehors, loin des flammes et des chauffe-eau. En cas de doute, confiez la tondeuse à un revendeur.',
    },
    'lawn.service-robot-mower': {
      title: 'Nettoyer le robot tondeuse et changer ses lames',
      why: 'L’herbe mouillée durcit sous le carter et bloque les roues. Des lames émoussées déchirent le gazon, dont les pointes brunissent.',
      steps: [
        'Coupez l’interrupteur principal, mettez des gants, et retournez le robot.',
        'Brossez le carter, les roues et les contacts de charge. N’utilisez pas de jet, sauf si la notice le permet.',
        'Changez ensemble les petites lames et leurs vis, tous les un à deux mois en saison.',
        'Testez le pare-chocs et le capteur de levage comme le dit la notice, mains et pieds loin du robot en marche.',
        'Avant l’hiver, chargez-le à fond, nettoyez-le, et rangez robot et base au sec et hors gel.',
      ],
      firstReason: 'Des lames émoussées déchirent l’herbe et les roues se bloquent',
      safety:
        'Coupez toujours le courant avant de toucher le dessous. Faites tondre le robot de jour, et seulement sans enfant ni animal sur la pelouse : les hérissons sortent la nuit.',
    },
  },
};
