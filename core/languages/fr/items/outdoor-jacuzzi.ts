import type { outdoorJacuzzi as english } from '../../en/items/outdoor-jacuzzi.ts';
import type { Translation } from '../../translation.ts';

export const outdoorJacuzzi: Translation<typeof english> = {
  name: 'Spa extérieur',
  tasks: {
    'outdoor-jacuzzi.test-water': {
      title: 'Faire l’analyse complète de l’eau du spa et la corriger',
      why: 'La chaleur et les bulles font monter le pH, et le désinfectant agit alors mal. La brume d’une eau mal équilibrée peut porter des légionelles, et l’eau provoquer une éruption.',
      steps: [
        'Tant que le spa est plein, prenez l’habitude de tester désinfectant et pH avec une bandelette : avant chaque bain, deux ou trois fois par semaine même sans bain, et plusieurs fois un jour d’affluence.',
        'Toutes les deux semaines, mesurez aussi l’alcalinité totale ; après un remplissage, aussi la dureté calcique.',
        'Corrigez d’abord l’alcalinité, car elle stabilise le pH. Visez 80 à 120 mg/l (ppm).',
        'Visez ensuite un pH de 7,0 à 7,8, avec au moins 3 mg/l (ppm) de chlore libre ou 4 mg/l de brome.',
        'Utilisez un chlore sans stabilisant (acide cyanurique), comme les CDC le conseillent pour les spas : il agit plus vite.',
        'Ajoutez un seul produit à la fois, à la dose de l’étiquette, pompes en marche et couverture ouverte. Attendez une demi-heure avant le suivant.',
        'Personne ne doit entrer avant qu’un second test montre toutes les valeurs correctes. Gardez l’eau à 40 °C ou moins.',
      ],
      firstReason: 'Voyez si l’on peut entrer dans l’eau sans risque',
      safety:
        'Versez les produits dans l’eau, jamais l’eau sur les produits. Ajoutez-les un par un, sans jamais les mélanger, chacun avec son propre gobelet doseur bien sec. Rangez chlore, acide et brome séparément, au sec et sous clé, hors de portée des enfants.',
    },
    'outdoor-jacuzzi.rinse-filter': {
      title: 'Rincer la cartouche filtrante du spa',
      why: 'Les corps gras de la peau et les crèmes bouchent les plis en quelques semaines. Le réchauffeur se coupe alors, faute de débit. PDC Spas, un fabricant, demande un rinçage tous les mois ; votre notice peut dire autre chose.',
      steps: [
        'Coupez le spa à son sectionneur et sortez la cartouche. Si le spa est vide, cherchez l’usure de la cartouche et rangez-la au sec.',
        'Passez le jet entre les plis de haut en bas, en tournant la cartouche, jusqu’à ce que l’eau soit claire.',
        'Une fois sur trois, faites-la tremper toute la nuit dans le nettoyant pour filtre du fabricant et rincez-la bien.',
        'Posez une cartouche de rechange pendant que la première sèche : elle dure plus longtemps si elle sèche entre deux usages.',
        'Remplacez la cartouche quand ses plis sont déchirés, aplatis ou pelucheux, ou quand la notice le dit.',
      ],
      firstReason: 'Une cartouche propre garde le réchauffeur en marche et l’eau claire',
      safety:
        'Ne faites jamais tourner les pompes sans la cartouche, et rincez toute trace de nettoyant : beaucoup moussent, et les nettoyants acides ne doivent pas rencontrer de chlore.',
    },
    'outdoor-jacuzzi.change-water': {
      title: 'Rincer les canalisations, vider et remplir le spa',
      why: 'PDC Spas, un fabricant, conseille de changer l’eau tous les trois mois environ. Elle contient alors tant de sels, de crèmes et de produits usés qu’elle mousse et sent mauvais.',
      steps: [
        'Versez un nettoyant pour canalisations, faites tourner tous les jets comme l’indique l’étiquette, et regardez la saleté sortir des tuyaux.',
        'Coupez le courant au sectionneur, ouvrez la vidange et menez l’eau vers le réseau d’eaux usées, comme vos règles locales le demandent.',
        'Essuyez la coque vide avec un chiffon doux et un peu de liquide vaisselle, puis rincez-la. N’utilisez ni solvant ni poudre à récurer.',
        'Fermez la vidange et remplissez par le logement du filtre, ce qui évite l’air dans la pompe.',
        'Remettez en marche quand le spa est plein, faites tourner les jets, et dosez et testez l’eau avant que quelqu’un y entre.',
      ],
      firstReason: 'Les produits usés s’accumulent dans l’eau, et aucune dose ne les retire',
      safety:
        'Coupez le courant avant de vider : un réchauffeur qui chauffe à sec est détruit. Ne changez pas l’eau par forte gelée, car les tuyaux gèlent en quelques heures. Ne laissez pas d’enfants près d’un spa à moitié plein.',
    },
    'outdoor-jacuzzi.test-rcd': {
      title: 'Tester le différentiel du spa',
      why: 'Vous partagez l’eau avec des pompes, un réchauffeur et des lampes. Le dispositif de protection ([[US CA: GFCI | différentiel]]) coupe le courant avant qu’un défaut de l’un d’eux puisse tuer.',
      steps: [
        'Vérifiez que tout le monde est hors de l’eau. Les mains sèches, trouvez [[US CA: le GFCI | AU NZ: le safety switch | le différentiel]] qui alimente le spa.',
        'Appuyez sur T ou Test. Il doit disjoncter aussitôt, et l’affichage du spa s’éteindre.',
        'Réarmez-le et vérifiez que le chauffage et les pompes se remettent en marche, surtout par temps de gel.',
        'Si le panneau vous le rappelle (ceux de Balboa le font tous les 30 jours), effacez le message une fois le test fait.',
        'S’il ne disjoncte pas, ou ne tient pas enclenché, coupez le spa au sectionneur, tenez tout le monde hors de l’eau, et appelez un électricien.',
      ],
      firstReason: 'Assurez-vous qu’un défaut coupe le courant avant toute décharge',
      safety:
        'Ne touchez jamais un interrupteur ou une fiche depuis le spa, ni avec les mains mouillées. N’ouvrez aucun capot : seul un électricien peut intervenir sur le câblage.',
      tenant: 'Faites le test vous-même. S’il échoue, demandez un électricien à votre propriétaire le jour même.',
    },
    'outdoor-jacuzzi.check-cover': {
      title: 'Contrôler les fermetures de la couverture et les grilles du spa',
      why: 'La couverture verrouillée tient les jeunes enfants hors de l’eau et garde la chaleur. Sous l’eau, les grilles empêchent cheveux et doigts d’entrer dans la pompe.',
      steps: [
        'Verrouillez la couverture après chaque usage. Maintenant, bouclez et verrouillez chaque sangle, et tirez. Aucune attache ne doit être fendue, aucune sangle déchirée, et aucun coin ne doit se soulever.',
        'Essuyez les deux faces du vinyle à l’eau savonneuse douce et rincez. N’utilisez pas de lustrant à base d’huile, qui le rend cassant.',
        'Soulevez la mousse. Si l’eau l’a alourdie, commandez une couverture neuve.',
        'Couverture ouverte, trempez une bandelette pour le désinfectant et le pH.',
        'Spa coupé au sectionneur, vérifiez à la main que chaque grille d’aspiration est entière et vissée à fond.',
        'Vérifiez que les marches et la main courante sont fermes et que les bandes antidérapantes tiennent.',
      ],
      firstReason: 'Vérifiez que la couverture retient les enfants dehors et la chaleur dedans',
      safety:
        'Si une grille d’aspiration manque, a du jeu ou est cassée, tenez tout le monde hors du spa jusqu’à son remplacement. Attachez les cheveux longs en les relevant, et ne montez jamais sur la couverture.',
    },
  },
};
