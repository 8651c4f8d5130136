import type { bathtub as english } from '../../en/items/bathtub.ts';
import type { Translation } from '../../translation.ts';

export const bathtub: Translation<typeof english> = {
  name: 'Baignoire',
  tasks: {
    'bathtub.clean-waste': {
      title: 'Nettoyer la bonde de la baignoire et tester le trop-plein',
      why: 'Des cheveux dans la bonde ralentissent l’écoulement et laissent un anneau de saleté. Le trop-plein est votre seule protection si un robinet reste ouvert : il doit être dégagé.',
      steps: [
        'Soulevez le bouchon ou dévissez la bonde à clapet, et retirez les cheveux de sa tige.',
        'Sortez les cheveux qui sont dessous avec une tige de débouchage en plastique. Lavez le bouchon et son siège au liquide vaisselle avec une brosse souple.',
        'Si le cache du trop-plein se déclipse ou se dévisse, retirez-le et essuyez le dépôt qui est derrière.',
        'Fermez le bouchon, remplissez la baignoire jusqu’au trop-plein et laissez couler doucement le robinet une minute.',
        'Regardez sous la baignoire avec une lampe torche, ou le plafond de l’étage inférieur. Tout doit être sec.',
        'Videz la baignoire. Elle doit se vider sans gargouiller. Après chaque bain, retirez les cheveux de la bonde.',
      ],
      firstReason: 'Un trop-plein dégagé évacue l’eau d’un robinet oublié',
      safety:
        'Le trop-plein ne suffit pas pour deux robinets ouverts : restez là pendant que la baignoire se remplit. Tenez les jeunes enfants à l’écart de la baignoire pleine.',
    },
    'bathtub.check-seal': {
      title: 'Contrôler le joint de la baignoire quand elle est pleine',
      why: 'Une baignoire pleine s’affaisse un peu, ce qui ouvre dans le joint des fentes invisibles quand elle est vide. L’eau qui passe derrière le bord fait pourrir le sol.',
      steps: [
        'Remplissez la baignoire d’eau fraîche à son niveau habituel.',
        'Passez l’ongle le long du joint silicone entre le bord et le mur. Cherchez des fentes, des bords décollés et des taches noires et molles.',
        'Si le tablier s’ouvre facilement, regardez derrière avec une lampe torche : taches, poussière humide, pied qui a du jeu.',
        'Si le joint est abîmé, retirez-le entièrement, dégraissez et laissez sécher toute une nuit.',
        'Posez le silicone neuf baignoire pleine, pour que le joint ne soit jamais étiré.',
        'Laissez l’eau jusqu’à ce que le silicone ait durci le temps indiqué sur le tube.',
      ],
      firstReason: 'Les fentes près du bord ne s’ouvrent que sous le poids de l’eau',
      safety:
        'Ne laissez jamais une baignoire pleine à la portée d’un jeune enfant. Fermez la salle de bains à clé, ou videz la baignoire avant de vous éloigner.',
      tenant: 'Signalez tout de suite à votre propriétaire un joint fendu ou un tablier humide, et gardez des photos.',
    },
    'bathtub.measure-hot-tap': {
      title: 'Mesurer la température de l’eau chaude de la baignoire',
      why: 'L’eau du bain cause certaines des brûlures les plus graves, presque toujours chez de jeunes enfants ou des personnes âgées. Mesurer la température prend trois minutes.',
      steps: [
        'Faites couler l’eau chaude seule pendant une minute dans une tasse et plongez-y un thermomètre.',
        'Si un mitigeur thermostatique alimente la baignoire, il doit indiquer 48 °C au plus, la limite pour les baignoires des logements neufs en Angleterre. Grohe conseille 44 °C.',
        'Sans mitigeur thermostatique, [[US: la CPSC conseille 49 °C au plus à tous les robinets | 50 à 60 °C est normal, car cela protège les tuyaux des légionelles]]. Demandez à un plombier s’il peut en poser un à la baignoire.',
        'Faites toujours couler d’abord l’eau froide, puis mélangez, et vérifiez l’eau avant que quelqu’un y entre. Pour un bébé ou un jeune enfant, elle doit être à 37 ou 38 °C.',
      ],
      firstReason: 'Sachez si l’eau pourrait ébouillanter un enfant, avant qu’elle le fasse',
      safety:
        'Une eau à 60 °C brûle un adulte en quelques secondes et un enfant en une seconde environ. La solution la plus sûre est un mitigeur thermostatique à la baignoire, avec un ballon d’eau chaude [[US: réglé assez chaud pour tuer les légionelles | maintenu à 60 °C, température à laquelle les légionelles meurent]].',
      tenant:
        'Demandez un mitigeur thermostatique à votre propriétaire, surtout si un jeune enfant ou une personne fragile vit avec vous.',
    },
  },
};
