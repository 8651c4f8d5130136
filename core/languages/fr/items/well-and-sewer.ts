import type { wellAndSewer as english } from '../../en/items/well-and-sewer.ts';
import type { Translation } from '../../translation.ts';

export const wellAndSewer: Translation<typeof english> = {
  tasks: {
    'plumbing-and-drains.test-well-water': {
      title: 'Faire analyser l’eau du puits',
      why: 'En général, personne d’autre que le propriétaire ne fait analyser un puits privé. Germes et nitrates n’ont ni goût ni odeur, et les nitrates peuvent nuire à un bébé nourri avec cette eau.',
      steps: [
        'Commandez un kit à un [[FR: laboratoire agréé, dont votre ARS a la liste | laboratoire certifié ou à votre agence de santé]] : bactéries coliformes, nitrates, pH et minéralisation (conductivité).',
        'Demandez à l’agence ce qui est fréquent chez vous, comme l’arsenic, le plomb, le radon ou les pesticides.',
        '[[FR: Un puits privé se déclare à la mairie. | ]] Prélevez comme le dit la notice : à un robinet propre sans filtre, et envoyez l’échantillon le jour même.',
        'Regardez le puits. Son couvercle doit être bien ajusté, au-dessus du sol et sans fissure, et l’eau doit s’en écarter.',
        'Tenez fumier, carburant, produits chimiques et fosses septiques bien à l’écart, comme le disent vos règles locales.',
        'Gardez le résultat avec sa date. Recommencez après une inondation, une réparation, ou un changement de goût, de couleur ou d’odeur.',
      ],
      firstReason: 'Germes et nitrates d’un puits n’ont ni goût ni odeur',
      safety:
        'Si des germes sont trouvés, ne buvez que de l’eau en bouteille ou bouillie jusqu’à ce qu’une analyse n’en trouve plus. Faire bouillir l’eau n’élimine ni les nitrates ni les métaux : donnez aux bébés de l’eau en bouteille tant qu’une analyse n’est pas bonne, et buvez-en vous-même si elle en trouve trop. Ne descendez jamais dans un puits.',
      tenant:
        'La loi rend souvent le propriétaire responsable du puits. Demandez à voir le résultat, et signalez-lui aussitôt tout changement de goût, de couleur ou d’odeur.',
      landlord: 'analyse de l’eau du puits',
    },
    'plumbing-and-drains.check-backwater-valve': {
      title: 'Contrôler les regards et le clapet antiretour d’égout',
      why: 'Lors d’un orage violent, l’égout se remplit et refoule dans les pièces basses. Seul un clapet antiretour qui joue librement l’arrête, et un regard où l’eau s’écoule montre que rien n’est coincé.',
      steps: [
        'Par temps sec, soulevez à deux le tampon de chaque regard, si vous en avez. Regardez dedans sans vous pencher au-dessus. L’eau doit s’écouler librement dans la rigole du fond.',
        'Notez racines, eau stagnante, graisse et parois cassées, et appelez une entreprise d’assainissement.',
        'Si vous avez un clapet antiretour, demandez à tous de ne pas faire couler d’eau ni tirer la chasse, et ouvrez son couvercle comme le montre la notice. Rincez le clapet, retirez chiffons et graisse, et essayez-le à la main.',
        'Regardez son joint, graissez-le à la graisse silicone si la notice le demande, et revissez bien le couvercle.',
        'Appuyez sur le bouton de test d’un clapet électrique. [[DE: Selon la norme DIN 1986-3, une entreprise entretient ces clapets deux fois par an. | Faites-le entretenir par un technicien comme le dit le fabricant.]]',
        'Pas de clapet, mais un siphon de sol ou des toilettes sous le niveau de la rue ? Demandez à un plombier s’il en faut un.',
      ],
      firstReason: 'Un clapet bloqué laisse l’égout remonter par le siphon de sol',
      safety:
        'Les tampons sont lourds : soulevez-les à deux, surveillez le trou ouvert, et n’y descendez jamais. Les gaz d’égout peuvent tuer. N’ouvrez jamais un clapet par forte pluie : l’égout peut pousser dessus. Lavez-vous les mains ensuite.',
      tenant:
        'Signalez des siphons de sol qui gargouillent, et ne rangez rien que l’eau abîmerait dans les pièces sous le niveau de la rue.',
      landlord: 'contrôle des évacuations et du clapet antiretour',
    },
    'plumbing-and-drains.protect-flat-pipes': {
      title: 'Isoler le compteur d’eau et les tuyaux du balcon',
      why: 'En appartement, le compteur d’un couloir ouvert et les tuyaux du balcon gèlent les premiers. S’ils éclatent, vous n’avez plus d’eau et l’appartement du dessous est inondé.',
      steps: [
        'Remplissez le coffret du compteur de vieux vêtements secs ou de papier à bulles, et bouchez les fentes autour de ses tuyaux.',
        'Garnissez aussi l’intérieur du couvercle, et collez une feuille de plastique par-dessus.',
        'Enfilez de la mousse sur les tuyaux nus et le robinet du balcon, fermez les joints au ruban, et gardez-y les fenêtres fermées quand il gèle.',
        'Si le lave-linge est sur le balcon, ne le faites pas tourner tant que son évacuation peut être gelée : l’eau ressort à l’étage du dessous.',
        'Quand vous partez, ou à −15 °C et moins, laissez couler un robinet en un mince filet.',
        'Si le compteur ou un tuyau gèle, dégelez-le avec une serviette trempée dans de l’eau tiède, puis plus chaude, mais jamais au-dessus de 50 °C.',
      ],
      firstReason: 'Un compteur d’eau dans un couloir froid gèle avant tout le reste',
      safety:
        'Ne dégelez jamais un compteur ni un tuyau avec une flamme ou de l’eau bouillante. N’utilisez ni chauffage ni sèche-cheveux sur un balcon mouillé.',
      tenant:
        'Demandez au gestionnaire de l’immeuble la protection du coffret, et signalez aussitôt un compteur fendu.',
    },
    'plumbing-and-drains.watch-cold-pipes': {
      title: 'Empêcher les conduites d’eau de geler par grand froid',
      why: 'Les conduites gèlent d’abord là où personne ne regarde : contre un mur extérieur, dans le garage, à l’arrivée d’eau. La glace les fait éclater, et le dégel inonde la maison.',
      steps: [
        'Au premier grand froid, touchez les conduites le long des murs extérieurs, dans la cave et le garage, et à la pompe ou au réservoir. Ce qui est glacé a besoin d’isolant ou de chaleur.',
        'Bouchez les fentes par où l’air froid souffle sur une conduite, gardez le garage fermé, et ouvrez les portes des placards contre les murs extérieurs.',
        'Vérifiez qu’un câble chauffant posé sur une conduite est branché, tiède et intact.',
        'Au plus froid, laissez goutter le robinet le plus éloigné de l’arrivée, et chauffez autant la nuit que le jour.',
        'S’il ne vient plus qu’un filet d’eau, ouvrez ce robinet et réchauffez la conduite au sèche-cheveux, en remontant depuis le robinet. Sachez où couper l’eau.',
        'Quand vous partez, laissez le chauffage à 13 °C ou plus, ou faites vidanger les conduites.',
      ],
      firstReason: 'Une conduite gelée inonde la maison quand elle dégèle',
      safety:
        'Ne dégelez jamais une conduite avec une flamme ni avec un chauffage à combustible. Tenez les appareils électriques hors de l’eau, et n’en utilisez pas là où le sol est mouillé. Si une conduite a éclaté, coupez l’eau et appelez un plombier.',
      tenant:
        'Dites à votre propriétaire quelles conduites sont glacées, et gardez les pièces chauffées pendant votre absence.',
    },
  },
};
