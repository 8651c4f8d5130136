import type { coffeeMachine as english } from '../../en/items/coffee-machine.ts';
import type { Translation } from '../../translation.ts';

export const coffeeMachine: Translation<typeof english> = {
  name: 'Machine à expresso',
  tasks: {
    'coffee-machine.clean-brew-group': {
      title: 'Nettoyer le groupe d’infusion de la machine à expresso',
      why: 'L’huile de café rancit en quelques jours. La vieille huile rend amers de bons grains et bouche la douchette et la vanne.',
      steps: [
        'Machine à broyeur : éteignez-la, sortez le groupe d’infusion et faites-le tremper 5 minutes dans de l’eau sans détergent. Rincez-le, séchez-le et remettez-le jusqu’au déclic.',
        'Machine à broyeur dont le groupe est fixe : lancez le programme de nettoyage avec la pastille du fabricant.',
        'Machine à porte-filtre : faites tremper le panier et la tête métallique dans de l’eau très chaude avec du nettoyant pour machine à café. Gardez au sec le bois et le plastique.',
        'Si votre notice autorise le rinçage à contre-courant, mettez du nettoyant dans le filtre aveugle. Pompez 10 secondes puis faites une pause, cinq fois.',
        'Rincez le panier, pompez encore cinq fois à l’eau claire et jetez le premier café.',
        'Brossez la douchette et contrôlez le joint en caoutchouc au-dessus. S’il est dur ou fuit, commandez-en un neuf.',
      ],
      firstReason: 'L’huile rance rend amers même de bons grains',
      safety:
        'Le groupe projette de l’eau très chaude et de la vapeur : laissez retomber la pression avant de déverrouiller la poignée. Le nettoyant est caustique : rincez jusqu’à ce qu’il ne reste plus de mousse.',
    },
    'coffee-machine.deep-clean-milk': {
      title: 'Nettoyer à fond les becs, la buse vapeur et le circuit de lait',
      why: 'Le lait séché rétrécit l’embout de vapeur et nourrit des bactéries dans le tube tiède, et l’huile de café bouche les becs. Un rinçage après chaque boisson ne les enlève pas.',
      steps: [
        'Prenez l’habitude d’essuyer la buse et d’y envoyer de la vapeur 2 secondes juste après chaque boisson au lait. JURA demande de nettoyer son système de lait tous les jours.',
        'Lavez les becs, le bac d’égouttage et le bac à marc à l’eau savonneuse. Si la machine n’a pas de circuit de lait, c’est tout.',
        'Buse froide, dévissez l’embout et débouchez chaque trou avec une épingle ou l’outil fourni.',
        'Faites tremper le bout de la buse et son embout, ou la carafe démontée, les tubes et la buse, dans un nettoyant pour circuit de lait le temps indiqué sur l’étiquette.',
        'Brossez les tubes et les joints, et rincez-les à l’eau claire jusqu’à ce qu’ils ne soient plus glissants.',
        'Remontez les pièces, envoyez de la vapeur 20 secondes dans un pichet d’eau, videz-le et envoyez encore une fois de la vapeur.',
      ],
      firstReason: 'Lait et café sèchent là où un rinçage rapide n’arrive pas',
      safety:
        'Ne touchez et n’ouvrez jamais la buse tant qu’elle est chaude ou sous pression. N’utilisez pas ensemble un nettoyant pour lait et un détartrant : l’un est alcalin, l’autre acide.',
    },
    'coffee-machine.change-water-filter': {
      title: 'Frotter le réservoir de la machine à café et changer son filtre',
      why: 'Un réservoir visqueux gâte le goût de chaque tasse. Si la machine a une cartouche filtrante, celle-ci ne freine le calcaire que tant qu’elle est récente.',
      steps: [
        'Sortez le réservoir et l’ancienne cartouche, et lavez le réservoir au liquide vaisselle avec un goupillon.',
        'Rincez jusqu’à ce qu’il ne reste plus de mousse, et essuyez le siège de la valve au fond.',
        'Si la machine prend une cartouche, faites tremper la neuve comme l’indique sa notice, chassez les bulles d’air et posez-la. De’Longhi conseille d’en changer tous les deux mois.',
        'Confirmez le changement dans le menu de la machine, pour que le rappel arrive au bon moment.',
        'Remplissez le réservoir d’eau froide et faites couler 500 ml par le bec d’eau chaude.',
        'Prenez l’habitude de remplir le réservoir d’eau fraîche tous les jours.',
      ],
      firstReason: 'Un bon café veut une eau propre, et un réservoir s’encrasse sans se voir',
      safety: 'Le bec est très chaud : prenez un pichet haut et gardez les mains en retrait.',
    },
    'coffee-machine.descale': {
      title: 'Détartrer la machine à expresso',
      why: 'Le tartre isole la résistance. Le café est moins chaud, la machine devient plus lente et plus bruyante, et la pompe finit par lâcher. Avec une eau calcaire, il suffit de quelques mois.',
      steps: [
        'Lisez d’abord la notice. Certaines machines à grande chaudière ne doivent pas être détartrées chez soi : pour celles-là, utilisez un filtre et faites venir un technicien.',
        'Retirez la cartouche filtrante, videz le bac d’égouttage et placez sous les becs un récipient d’au moins 2 litres.',
        'Mélangez le détartrant du fabricant et l’eau dans les quantités indiquées, remplissez le réservoir et lancez le programme de détartrage.',
        'S’il n’y a pas de programme, suivez la notice. La plupart disent : un tiers par le groupe et un tiers par la buse, attendez, puis faites couler le reste.',
        'Rincez avec au moins deux réservoirs pleins d’eau claire, par le groupe et par la buse.',
        'Réglez la dureté de l’eau dans le menu. Si le témoin de détartrage s’allume avant la date de cette tâche, suivez le témoin.',
      ],
      firstReason: 'Un détartrant coûte peu ; une pompe ou une résistance coûte cher',
      safety:
        'Un acide très chaud coule des becs : éloignez mains et visages, essuyez tout de suite les gouttes sur la pierre, et n’ajoutez jamais d’eau de Javel. N’utilisez pas de vinaigre : il attaque les joints et son goût reste.',
    },
  },
};
