import type { jacuzzi as english } from '../../en/items/jacuzzi.ts';
import type { Translation } from '../../translation.ts';

export const jacuzzi: Translation<typeof english> = {
  name: 'Baignoire balnéo',
  tasks: {
    'jacuzzi.flush-pipes': {
      title: 'Rincer le circuit de la baignoire balnéo',
      why: 'Un peu d’eau du bain reste toujours dans les tuyaux. Les corps gras de la peau y nourrissent un dépôt, que les jets soufflent dans l’air que vous respirez. Kohler conseille un rinçage deux fois par mois.',
      steps: [
        'Fermez les commandes d’air des jets et remplissez la baignoire d’eau très chaude jusqu’à 5 cm au moins au-dessus du jet le plus haut.',
        'Ajoutez un nettoyant pour circuit de balnéo, ou celui que nomme la notice, à la dose de l’étiquette. N’ajoutez rien d’autre.',
        'Faites tourner les jets 10 minutes, fenêtre ouverte ou ventilation en marche, puis videz la baignoire.',
        'Remplissez d’eau froide à la même hauteur et faites tourner les jets 5 minutes.',
        'Videz la baignoire et essuyez-la.',
        'Entre deux rinçages, videz la baignoire après chaque usage, et n’utilisez ni huiles, ni mousse, ni sels que la notice n’autorise pas.',
      ],
      firstReason: 'Entre deux bains, de l’eau stagne dans les tuyaux sans se voir',
      safety:
        'Beaucoup de nettoyants pour circuit contiennent du chlore : n’ajoutez jamais de vinaigre, de détartrant ni de second produit. Personne ne doit être dans la baignoire tant que le nettoyant y est, et ne faites jamais tourner la pompe à sec.',
    },
    'jacuzzi.clean-jets': {
      title: 'Nettoyer les jets et la grille d’aspiration de la balnéo',
      why: 'Le calcaire durcit les jets, et des cheveux sur la grille d’aspiration privent la pompe d’eau. La grille empêche aussi cheveux et doigts d’entrer dans l’aspiration.',
      steps: [
        'Coupez la baignoire à son interrupteur de sectionnement. Dévissez ou déclipsez les enjoliveurs des jets comme le montre la notice.',
        'Faites-les tremper dans l’anticalcaire comme l’indique l’étiquette, brossez-les et rincez-les bien.',
        'Retirez cheveux et peluches de la grille d’aspiration, et essuyez autour des boutons d’air.',
        'Vérifiez que la grille est entière et vissée à fond. Si elle est fendue, a du jeu ou manque, n’utilisez pas les jets avant son remplacement.',
        'Remontez les enjoliveurs, remplissez la baignoire d’eau claire, remettez le courant et essayez chaque jet.',
      ],
      firstReason: 'Une bonne grille empêche cheveux et doigts d’entrer dans la pompe',
      safety:
        'Ne faites jamais tourner la pompe sans la grille d’aspiration : une aspiration ouverte peut happer les cheveux et maintenir la tête d’une personne sous l’eau. Rincez complètement l’acide avant d’utiliser un autre produit.',
    },
    'jacuzzi.test-rcd': {
      title: 'Tester le différentiel de la baignoire balnéo',
      why: 'Pompe, résistance et personnes partagent la même eau. En cas de défaut, le dispositif de protection [[AU NZ: (RCD) | (un différentiel)]] coupe le courant assez vite pour sauver une vie.',
      steps: [
        'Trouvez l’appareil qui protège la baignoire : dans le [[AU NZ: switchboard | tableau électrique]], ou à côté de l’interrupteur de la baignoire.',
        'Personne dans la baignoire, demandez à quelqu’un de vérifier que le panneau de commande est allumé.',
        'Les mains sèches, appuyez sur le bouton de test. L’appareil doit disjoncter et le panneau s’éteindre aussitôt.',
        'Réenclenchez-le. S’il n’a pas disjoncté, ou ne se réarme pas, n’utilisez pas la baignoire et appelez un électricien.',
      ],
      firstReason: 'Vérifiez que le courant se couperait à temps pour sauver une vie',
      safety:
        'Tenez-vous sur un sol sec, jamais dans la baignoire ni contre elle. N’appuyez que sur le bouton ; laissez tous les capots fermés.',
      tenant:
        'Vous pouvez appuyer vous-même sur le bouton. Si le test échoue, demandez à votre propriétaire d’envoyer un électricien.',
    },
    'jacuzzi.test-gfci': {
      title: 'Tester le GFCI de la baignoire balnéo',
      why: 'Un disjoncteur de fuite à la terre (GFCI) coupe le courant en une fraction de seconde quand il fuit dans l’eau du bain. Il peut tomber en panne sans signe : la CPSC demande donc un test tous les mois.',
      steps: [
        'Trouvez le GFCI de la balnéo : un disjoncteur du tableau, ou une prise près du moteur.',
        'Personne ne doit être dans la baignoire. Vérifiez que son panneau de commande est allumé, ou branchez une lampe sur la prise et allumez-la.',
        'Séchez-vous les mains et appuyez sur TEST. La lumière doit s’éteindre immédiatement.',
        'Appuyez sur RESET. Si le bouton n’a rien fait, ou si le courant ne revient pas, n’utilisez pas la balnéo et appelez un électricien.',
      ],
      firstReason: 'Assurez-vous qu’un défaut couperait le courant avant de blesser',
      safety:
        'Gardez les pieds au sec et restez hors de la baignoire. Ne touchez que les deux boutons : tout ce qui est derrière la plaque est réservé à un électricien.',
      tenant:
        'Vous pouvez appuyer sur les boutons. Si l’un d’eux ne fonctionne pas, demandez par écrit un électricien à votre propriétaire.',
    },
    'jacuzzi.inspect-pump': {
      title: 'Contrôler la pompe de la balnéo derrière son tablier',
      why: 'Un raccord qui fuit ou une pompe encrassée de poussière se voient derrière le tablier des mois avant que vous remarquiez quoi que ce soit dans la baignoire.',
      steps: [
        'Remplissez la baignoire et faites tourner les jets cinq minutes.',
        'Si la baignoire a un réchauffeur, mesurez la température de l’eau. Elle ne doit jamais dépasser 40 °C.',
        'Arrêtez les jets, coupez la baignoire à son interrupteur de sectionnement et retirez la trappe de visite.',
        'Cherchez avec une lampe torche des gouttes, des croûtes blanches aux raccords, des tuyaux affaissés et de l’humidité au sol.',
        'Aspirez la poussière autour des ouïes du moteur sans toucher aux fils, et débarrassez ce qui est rangé là.',
        'Si vous trouvez une fuite, de la rouille ou une odeur de brûlé, laissez la baignoire coupée et faites venir le technicien du fabricant.',
        'Si tout va bien, refermez la trappe et remettez le courant.',
      ],
      firstReason: 'Voyez si quelque chose goutte là où l’on ne regarde jamais',
      safety:
        'Coupez d’abord l’alimentation de la baignoire, et n’ouvrez jamais le boîtier de commande ni les bornes du moteur. Une eau à plus de 40 °C peut provoquer un malaise. Enfants et femmes enceintes ont besoin d’un avis médical avant d’utiliser une baignoire chauffée.',
      tenant:
        'Si le tablier est fixe ou si vous trouvez de l’eau, demandez à votre propriétaire de faire contrôler l’espace de la pompe.',
    },
  },
};
