import type { motorcycle as english } from '../../en/items/motorcycle.ts';
import type { Translation } from '../../translation.ts';

export const motorcycle: Translation<typeof english> = {
  name: 'Moto',
  tasks: {
    'motorcycle.check-controls': {
      title: 'Contrôler la moto, des pneus aux béquilles',
      why: 'Sur deux roues, un pneu mou ou une plaquette usée peut vous faire tomber. Faites chaque fois le tour de la moto dans le même ordre, pour ne rien oublier.',
      steps: [
        'Faites un contrôle court avant chaque sortie : pneus, freins, accélérateur, éclairage, fuites et béquilles. Tous les deux mois, suivez les étapes ci-dessous.',
        'Pneus froids, réglez les pressions du manuel et cherchez clous et craquelures.',
        'Changez un pneu à 2 mm de sculpture, même s’il dépasse encore ses témoins d’usure. [[DE AT: La loi exige 1,6 mm à l’avant et à l’arrière. | La loi peut demander plus que les témoins.]]',
        'Actionnez chaque frein : il doit être ferme, pas spongieux. Contrôlez l’épaisseur des plaquettes, et le niveau du liquide dans ses regards.',
        'Vérifiez que l’accélérateur se referme seul d’un coup, que leviers et câbles jouent librement, et que la direction tourne sans point dur.',
        'Essayez tout l’éclairage, le feu stop avec chaque frein, et l’avertisseur. Réglez les rétroviseurs.',
        'Moto droite, vérifiez que l’huile est entre les repères et que rien ne goutte. Les béquilles doivent revenir seules, et la béquille latérale couper le moteur.',
      ],
      firstReason: 'Apprenez les contrôles que vous referez en bref avant chaque sortie',
      safety: 'Placez la moto sur un sol ferme et plat. Si un levier de frein vient toucher le guidon, ne roulez pas.',
    },
    'motorcycle.lube-chain': {
      title: 'Nettoyer et contrôler la chaîne ou la courroie de la moto',
      why: 'Une chaîne sèche use les dents de ses pignons, et une chaîne détendue peut sauter et bloquer la roue.',
      steps: [
        'Arrêtez le moteur, retirez la clé et mettez au point mort. Utilisez une béquille d’atelier, ou avancez la moto peu à peu.',
        'Si la vôtre a une courroie, essuyez-la avec un chiffon humide, cherchez fissures, dents manquantes et cailloux, et comparez sa tension au manuel. Une courroie ne s’huile jamais.',
        'Pour une chaîne, pulvérisez un nettoyant compatible avec les joints toriques, décollez la saleté avec une brosse en nylon, et essuyez.',
        'Mesurez le jeu au milieu de la chaîne, en plusieurs positions. Il doit correspondre à l’autocollant du bras oscillant ; sinon, réglez-le d’après le manuel.',
        'Cherchez des maillons raides et des dents de pignon en crochet.',
        'Pulvérisez du lubrifiant pour chaîne sur la face intérieure, essuyez le surplus, et attendez une heure avant de rouler.',
        'Avec une transmission par cardan, il n’y a rien à huiler : cherchez seulement des gouttes au moyeu arrière.',
      ],
      firstReason: 'Vérifiez que la transmission n’est ni sèche ni détendue',
      safety:
        'Ne laissez jamais le moteur entraîner la roue pendant le nettoyage : la chaîne peut arracher des doigts. N’envoyez pas de spray sur le pneu ni sur le disque de frein.',
    },
    'motorcycle.book-service': {
      title: 'Prendre rendez-vous pour la révision annuelle de la moto',
      why: 'Le liquide de frein absorbe l’eau, et un liquide humide bout lors d’un fort freinage en descente. Là où l’on roule à la belle saison, les ateliers sont pleins dès qu’elle commence.',
      steps: [
        'Lisez le programme du manuel : certains travaux dépendent des kilomètres, d’autres des années.',
        'Demandez un changement d’huile et de filtre, et du liquide de frein neuf tous les deux ans.',
        'Demandez le contrôle des roulements et des joints de fourche, et celui du jeu aux soupapes à l’échéance prévue.',
        'Demandez que l’âge des pneus et des durites soit noté.',
        'Gardez le carnet d’entretien tamponné et la facture.',
      ],
      firstReason: 'Freins usés et vieux liquide ne se montrent qu’au freinage d’urgence',
      safety:
        'Plaquettes et pneus neufs adhèrent mal au début. Freinez tôt et penchez peu pendant les 100 premiers kilomètres environ.',
    },
    'motorcycle.lay-up': {
      title: 'Hiverner la moto',
      why: 'Quatre mois d’arrêt peuvent détruire une batterie, et le sel de déneigement sous la saleté continue de ronger le métal.',
      steps: [
        'Lavez la moto avec un shampooing doux et à basse pression, et séchez-la.',
        'Huilez la chaîne, et pulvérisez légèrement le métal nu, mais pas les freins.',
        'Faites le plein, ajoutez un stabilisateur de carburant comme l’indique l’étiquette, et faites tourner le moteur dehors dix minutes.',
        'Branchez un chargeur d’entretien adapté au type de batterie, ou retirez la batterie.',
        'Gonflez les pneus à la pression la plus haute du manuel, et soulagez-les de leur charge avec des béquilles si vous le pouvez.',
        'Une fois l’échappement froid, bouchez-le avec un chiffon de couleur vive, et couvrez la moto d’une housse respirante.',
        'Accrochez à la clé une note qui dit ce qu’il faut défaire avant de rouler de nouveau.',
      ],
      firstReason: 'Des mois d’arrêt abîment une moto plus que des mois de route',
      safety:
        'Ne faites jamais tourner le moteur dans un garage fermé. Rangez la moto loin des chaudières, des flammes et de la sortie de la maison. Ne chargez une batterie au lithium qu’avec un chargeur pour lithium, et seulement quand quelqu’un est présent.',
    },
    'motorcycle.bring-back': {
      title: 'Remettre la moto en état de rouler',
      why: 'Après des mois d’arrêt, les pneus sont mous, les freins rouillés et vos réflexes lents. Une demi-heure de contrôles précède la première sortie.',
      steps: [
        'Lisez la note accrochée à la clé et défaites ce qu’elle dit : retirez le chiffon de l’échappement, et montez la batterie chargée.',
        'Cherchez des fuites sous le moteur, la fourche et les freins, et des nids de souris dans la boîte à air et sous la selle.',
        'Ramenez les pneus à la pression de route, et cherchez des craquelures là où ils reposaient.',
        'Actionnez les deux freins jusqu’à ce qu’ils soient fermes, et poussez la moto pour vérifier qu’aucun ne frotte.',
        'Essuyez l’huile de protection, graissez la transmission si c’est une chaîne, et essayez l’éclairage, l’avertisseur et le contact de béquille.',
        'Faites chauffer le moteur dehors, et contrôlez l’huile. Entraînez-vous ensuite à freiner fort sur une route vide : vous et les pneus en avez besoin.',
      ],
      firstReason: 'Défaites chaque étape de l’hivernage avant de démarrer le moteur',
      safety:
        'Faites les premiers essais de freinage au pas : la rouille des disques et la poussière des plaquettes affaiblissent les freins. Ne roulez pas avec des pneus craquelés ou trop vieux.',
    },
  },
};
