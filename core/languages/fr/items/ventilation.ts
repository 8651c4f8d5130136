import type { ventilation as english } from '../../en/items/ventilation.ts';
import type { Translation } from '../../translation.ts';

export const ventilation: Translation<typeof english> = {
  name: 'Ventilation',
  tasks: {
    'ventilation.clean-grilles': {
      title: 'Nettoyer les bouches d’extraction et les entrées d’air',
      why: 'Une bouche poussiéreuse ne laisse passer qu’une fraction de l’air : l’humidité de chaque douche reste dans la pièce et nourrit les moisissures. La poussière part en quelques minutes.',
      steps: [
        'Arrêtez le ventilateur s’il a un interrupteur. Retirez une par une les bouches de la salle de bains, des toilettes et de la cuisine.',
        'Lavez la partie amovible à l’eau chaude avec du liquide vaisselle et laissez-la sécher. N’envoyez pas d’eau sur la partie fixe dans le mur.',
        'Remettez chaque bouche dans sa pièce, car son ouverture est réglée pour cette pièce.',
        'Aspirez les entrées d’air au-dessus des fenêtres et essuyez-les avec un chiffon sec. Ne mouillez pas les entrées hygroréglables.',
        'Remettez le ventilateur en marche. Une feuille de papier toilette doit rester collée à chaque bouche. Si elle tombe, le conduit ou le ventilateur a besoin d’un technicien.',
        'Laissez la ventilation tourner après chaque douche. Refaites de temps en temps le test du papier, surtout dans une salle de bains embuée tous les jours. Si le papier glisse, nettoyez de nouveau la bouche.',
      ],
      firstReason: 'Une bouche poussiéreuse garde dans la pièce l’humidité des douches',
      safety:
        'Si une chaudière à gaz évacue ses gaz brûlés par la même ventilation, laissez la bouche de la chaudière au technicien gaz. Ne bouchez jamais une bouche parce que son air paraît froid.',
      tenant: 'Nettoyer les bouches vous revient. Prévenez votre propriétaire si le papier ne colle pas.',
    },
    'ventilation.wash-hood-filters': {
      title: 'Laver les filtres à graisse de la hotte',
      why: 'Le filtre retient des semaines de graisse juste au-dessus des flammes, où elle peut prendre feu. Un filtre propre aspire aussi mieux la vapeur. Bosch conseille un lavage tous les deux mois.',
      steps: [
        'Vérifiez que la table de cuisson est froide et la hotte éteinte. Déclipsez les filtres métalliques, une main dessous.',
        'Mettez-les au lave-vaisselle sur un programme court et pas trop chaud. Ou faites-les tremper 15 minutes dans de l’eau très chaude avec du liquide vaisselle, et brossez-les.',
        'Laissez-les sécher complètement. Il est normal que le métal ternisse un peu.',
        'Essuyez l’intérieur de la hotte avec un chiffon humide. Ne laissez pas couler d’eau vers les lampes ou le moteur.',
        'Si un aspirateur intégré à la table de cuisson remplace la hotte, son filtre est sous la grille. Si vous n’avez ni l’un ni l’autre, essuyez la graisse du mur et de la bouche de la cuisine.',
        'Une hotte à recyclage a aussi un filtre à charbon. Notez sa date et changez-le quand la notice le dit, souvent tous les quatre mois.',
      ],
      firstReason: 'Des semaines de graisse s’accumulent juste au-dessus des flammes',
      safety:
        'Ne travaillez qu’au-dessus d’une table de cuisson froide. Des flammes sous une hotte peuvent enflammer sa graisse : ne flambez jamais rien dessous.',
    },
    'ventilation.change-unit-filters': {
      title: 'Nettoyer ou changer les filtres de la VMC double flux',
      why: 'Des filtres encrassés font peiner les deux ventilateurs et déséquilibrent les deux flux d’air. L’air siffle alors dans la maison, et la centrale récupère moins de chaleur.',
      steps: [
        'Arrêtez la centrale à sa commande et ouvrez les trappes des filtres.',
        'Sortez lentement chaque filtre. Notez le sens de sa flèche, et lequel sert à l’air extérieur, pour que chacun retrouve sa place.',
        'Aspirez les logements vides, mais n’avancez pas la main dans la centrale.',
        'Aspirez les filtres encore clairs. Changez ceux qui sont gris, et tous au bout de six mois, contre des filtres de même classe. Écrivez la date sur le cadre.',
        'Remettez la centrale en marche et réinitialisez le compteur des filtres.',
      ],
      firstReason: 'Des filtres encrassés font peiner et siffler les ventilateurs',
      safety: 'Laissez les ventilateurs s’arrêter avant d’ouvrir une trappe.',
      tenant: 'Demandez à votre propriétaire qui fournit les filtres et qui les change.',
    },
    'ventilation.book-service': {
      title: 'Prendre rendez-vous pour l’entretien de la ventilation',
      why: 'La poussière se dépose dans des conduits et sur des pales hors de votre portée, et les débits s’écartent peu à peu de leurs réglages.',
      steps: [
        'Demandez à une entreprise de ventilation de nettoyer le ventilateur et de contrôler les conduits, l’évacuation des condensats et les connexions électriques.',
        'Demandez la mesure et le réglage du débit à chaque bouche, avec un compte rendu écrit.',
        'Dégagez l’accès à la centrale, en général dans les combles ou un placard.',
        'Gardez le compte rendu et ses mesures, pour pouvoir comparer le suivant.',
      ],
      firstReason: 'Seul un technicien peut atteindre les conduits et mesurer l’air',
      safety:
        'Une ventilation qui évacue aussi les gaz brûlés de chaudières à gaz a besoin d’un technicien tous les ans, et non tous les trois ans.',
      tenant:
        'Demandez à voir les débits mesurés. [[SE: Dans un immeuble, le propriétaire doit faire faire le contrôle OVK. | ]]',
      landlord: 'entretien de la ventilation',
    },
    'ventilation.test-radon': {
      title: 'Mesurer le radon dans l’air du logement',
      why: 'Le radon passe du sol dans les maisons et est la deuxième cause de cancer du poumon, après le tabac. Seule une mesure le montre, et deux maisons voisines peuvent différer d’un facteur dix.',
      steps: [
        'Regardez la carte du radon de votre pays, mais mesurez même dans une zone à risque faible si le logement a une cave ou un sous-sol habité.',
        'Commandez un kit auprès [[US: du bureau du radon de votre État ou d’un laboratoire certifié | GB: d’UKradon | de l’autorité de radioprotection ou d’un laboratoire agréé]].',
        'Placez les détecteurs dans la pièce habitée la plus basse et dans une chambre, loin des courants d’air, du chauffage et de l’humidité, et n’y touchez plus.',
        'Renvoyez-les quand la notice le dit. Trois mois pendant la saison de chauffe donnent une meilleure moyenne qu’une mesure de quelques jours.',
        'Faites réduire la concentration si le résultat dépasse [[US: 4 pCi/l | GB CA: 200 Bq/m³ | la limite de votre pays, au plus 300 Bq/m³ dans l’Union européenne]]. L’OMS conseille [[US: 2,7 pCi/l | 100 Bq/m³]].',
        'Mesurez de nouveau après de nouvelles fenêtres, une extension ou des travaux au sol.',
      ],
      firstReason: 'Seule une mesure montre le gaz qui sort du sol',
      safety:
        'Un résultat élevé n’est pas une urgence : le dommage vient avec les années, surtout pour les fumeurs. Laissez ventilateurs et étanchéité du plancher à un spécialiste du radon, et ne bouchez jamais l’arrivée d’air d’un poêle ou d’une chaudière.',
      tenant:
        'Vous pouvez aussi commander un kit vous-même. Si son résultat est élevé, transmettez-le et demandez la réduction de la concentration.',
      landlord: 'mesure du radon',
    },
    'ventilation.check-mould': {
      title: 'Chercher moisissures et humidité dans tout le logement',
      why: 'Dans un air humide, la moisissure s’installe en un ou deux jours partout où l’air stagne : derrière les armoires, dans les placards et sur les murs les plus froids.',
      steps: [
        'Lisez un hygromètre dans chaque pièce. L’EPA conseille de rester sous 60 %, et si possible entre 30 et 50 %. Là où c’est plus, utilisez un déshumidificateur, un ventilateur ou le mode déshumidification, ou par temps froid ouvrez grand les fenêtres.',
        'Écartez d’une largeur de main lits, armoires et canapés des murs extérieurs, et regardez et sentez derrière.',
        'Ouvrez les placards, meubles à chaussures et tiroirs peu utilisés, et aérez leur contenu.',
        'Regardez les angles des murs extérieurs, le tour des fenêtres, le silicone de la salle de bains, et autour d’un climatiseur et de son évacuation.',
        'Lavez la moisissure des surfaces dures avec du liquide vaisselle et de l’eau, et séchez-les complètement. Jetez ce qu’elle a pénétré, comme le carton et les plaques de plafond.',
        'Si une tache dépasse environ 1 m sur 1 m ou revient, trouvez la fuite ou le mur froid qui en est la cause. Demandez à un spécialiste si vous ne le pouvez pas.',
      ],
      firstReason: 'La moisissure s’installe en quelques jours là où l’air humide stagne',
      safety:
        'Portez des gants et un masque, et ouvrez une fenêtre. Ne brossez pas la moisissure à sec, et ne mélangez pas de produits de nettoyage. Les personnes asthmatiques ou immunodéprimées devraient laisser ce travail à d’autres.',
      tenant:
        'Photographiez la moisissure avec la date et signalez-la par écrit. Réparer une fuite ou un extracteur manquant revient au propriétaire.',
    },
    'ventilation.book-duct-check': {
      title: 'Prendre rendez-vous pour le contrôle annuel des conduits et du gaz',
      why: 'Là où un chauffe-eau, une chaudière ou un poêle prend son air dans les pièces, un conduit sans tirage peut renvoyer du monoxyde de carbone à l’intérieur. La loi polonaise impose un contrôle annuel des conduits de fumée et de ventilation.',
      steps: [
        'Dans un immeuble, demandez la date au gestionnaire, restez chez vous ce jour-là, et laissez entrer l’inspecteur dans chaque pièce qui a un conduit.',
        'Dans une maison, faites venir un kominiarz (un ramoneur qualifié pour cela) pour tous les conduits de fumée et de ventilation. Les conduits en service sont aussi ramonés : tous les six mois pour le gaz et le fioul, deux fois plus souvent pour le bois et le charbon.',
        'Si vous avez le gaz, faites contrôler la même année l’étanchéité des tuyaux par un inspecteur qualifié pour le gaz : l’article 62 de la loi sur la construction impose les deux contrôles, même dans une maison individuelle.',
        'N’entrouvrez une fenêtre pendant la mesure que si l’inspecteur le demande.',
        'Faites réparer chaque défaut du rapport (protokół) avant d’utiliser de nouveau l’appareil, et gardez le rapport.',
      ],
      firstReason: 'Un conduit sans tirage laisse du monoxyde de carbone dans les pièces',
      safety:
        'N’obstruez jamais une bouche de ventilation ni une entrée d’air. Si un détecteur sonne ou si quelqu’un se sent mal, faites sortir tout le monde et appelez {emergency number} une fois dehors.',
      tenant: 'Laissez entrer l’inspecteur le jour annoncé, et demandez une copie du rapport.',
      landlord: 'contrôle annuel des conduits et des tuyaux de gaz',
    },
    'ventilation.ask-for-statement': {
      title: 'Demander l’attestation « healthy homes » du logement loué',
      why: 'Les normes néo-zélandaises des logements sains fixent ce qu’un logement loué doit avoir contre le froid et l’humidité. L’attestation, à joindre aux baux conclus ou renouvelés depuis la fin de 2020, dit comment le vôtre y répond.',
      steps: [
        'Cherchez l’attestation dans votre bail. Si elle n’y est pas, demandez-la par écrit à votre propriétaire.',
        'Comparez-la avec le logement : un chauffage fixe dans le séjour principal, un isolant au-dessus du plafond et sous le plancher là où la pose est possible. N’entrez pour cela ni dans les combles ni sous le plancher.',
        'Vérifiez que la cuisine et chaque salle de bains ont un extracteur qui rejette l’air dehors, et que la cuisine, chaque séjour, salle à manger et chambre ont une fenêtre ou une porte qui s’ouvre sur l’extérieur.',
        'Vérifiez que les gouttières et les drains évacuent bien l’eau de pluie, qu’un film étanche couvre la terre d’un vide sanitaire fermé, et qu’aucune fente ne laisse passer l’air. Un foyer ouvert inutilisé doit être bouché.',
        'Écrivez à votre propriétaire ce qui manque, photos à l’appui, et demandez pour quelle date ce sera fait. Tenancy Services, le service public de la location, peut vous aider si rien ne bouge.',
      ],
      firstReason: 'L’attestation dit ce que votre propriétaire vous doit contre le froid et l’humidité',
    },
  },
};
