import type { electricalPanel as english } from '../../en/items/electrical-panel.ts';
import type { Translation } from '../../translation.ts';

export const electricalPanel: Translation<typeof english> = {
  name: 'Tableau électrique',
  tasks: {
    'electrical-panel.test-rcd': {
      title: 'Tester chaque différentiel avec son bouton',
      why: 'Un différentiel (interrupteur ou disjoncteur différentiel) coupe le courant en une fraction de seconde quand il traverse une personne. Son mécanisme peut se bloquer sans se voir, et seul le bouton montre qu’il bouge encore.',
      steps: [
        'Enregistrez votre travail, prévenez les occupants et arrêtez tout ce qui ne doit pas perdre le courant.',
        'Avec une lampe torche, cherchez chaque appareil à bouton marqué T ou Test : [[AU NZ: les safety switches | les différentiels]] du tableau, et ceux des prises.',
        'Les mains sèches, appuyez sur un bouton. L’appareil doit disjoncter aussitôt. Réenclenchez-le avant de tester le suivant.',
        'Si l’un d’eux ne disjoncte pas, n’insistez pas. Considérez les circuits qu’il alimente comme non protégés et appelez un électricien le jour même.',
        'Remettez les horloges à l’heure, et vérifiez que le congélateur et la chaudière fonctionnent de nouveau.',
        'Au même passage, appuyez sur les boutons de test de la baignoire balnéo, du spa extérieur, du garage et des autres prises extérieures, s’ils ont le leur.',
      ],
      firstReason: 'Prouvez que l’appareil qui protège des décharges disjoncte encore',
      safety:
        'Ne touchez que les boutons et les manettes, et ne retirez jamais le capot du tableau. Si quelqu’un dépend d’un appareil médical électrique, prévoyez une alimentation de secours avant le test.',
      tenant:
        'Vous pouvez appuyer vous-même sur le bouton. S’il ne fonctionne pas, ou s’il n’y a aucun différentiel, demandez un électricien à votre propriétaire.',
    },
    'electrical-panel.test-gfci': {
      title: 'Tester chaque GFCI et chaque AFCI',
      why: 'Un GFCI coupe le courant quand il fuit à travers une personne, et un AFCI quand un fil fait des étincelles. Les surtensions et l’humidité les usent, et une prise peut encore donner du courant alors que sa protection est morte.',
      steps: [
        'Branchez une petite lampe sur chaque prise GFCI : salle de bains, cuisine, buanderie, garage, cave et extérieur.',
        'Appuyez sur Test. La lampe doit s’éteindre. Appuyez sur Reset, et elle doit se rallumer.',
        'Contrôlez aussi les prises ordinaires que le GFCI protège : elles doivent perdre le courant avec lui.',
        'Prévenez les occupants, puis appuyez sur le bouton de test de chaque disjoncteur GFCI et AFCI du tableau. Il doit disjoncter. Coupez-le complètement et réenclenchez-le.',
        'Au même passage, testez les boutons de la baignoire balnéo, du spa extérieur et de la fiche du sèche-cheveux.',
        'Si l’un d’eux ne disjoncte pas ou ne se réarme pas, n’utilisez plus ce qu’il alimente et appelez un électricien.',
      ],
      firstReason: 'Prouvez que les prises proches de l’eau coupent encore une décharge',
      safety:
        'Appuyez sur les boutons avec les mains sèches et laissez en place le capot du tableau. Si quelqu’un dépend d’un appareil médical électrique, branchez cet appareil sur une prise qui ne perd pas le courant pendant le test, ou prévoyez une alimentation de secours.',
      tenant:
        'Vous pouvez appuyer vous-même sur les boutons. Signalez par écrit à votre propriétaire un bouton qui ne fonctionne pas, ou une salle de bains sans GFCI.',
    },
    'electrical-panel.find-main-switch': {
      title: 'Repérer le disjoncteur général, et le robinet de gaz s’il y en a un',
      why: 'En cas d’incendie, d’inondation, de fuite de gaz ou d’électrisation, vous avez quelques secondes pour couper l’alimentation. C’est trop peu pour chercher un interrupteur, ou la clé d’un placard à compteurs.',
      steps: [
        'Trouvez le tableau et son disjoncteur général, souvent le plus gros. Dans un appartement, il peut y en avoir un autre près du compteur.',
        'Apprenez dans quel sens il se coupe, sans le couper maintenant. Si le tableau a des fusibles, gardez-en un de chaque type à côté.',
        'Si vous avez le gaz ou le fioul, trouvez le robinet principal : au compteur, sur la bouteille ou à la sortie de la cuve. Un levier dans l’axe du tuyau est ouvert, un levier en travers est fermé. Ne le tournez pas maintenant.',
        'Montrez les deux à tous les occupants. Accrochez à côté la clé ou l’outil nécessaire, et une lampe torche.',
        'Dégagez l’espace devant eux. Ne rangez rien contre le tableau, surtout ni manteaux, ni papier, ni peinture.',
        'Avec le gaz de ville, enregistrez le numéro d’urgence : {gas leak number}.',
      ],
      firstReason: 'Sachez couper le courant et le gaz avant d’en avoir besoin',
      safety:
        'Ne touchez jamais le tableau les mains mouillées ni les pieds dans l’eau. Si vous sentez une odeur de gaz, ne touchez à aucun interrupteur : ne fermez le robinet que si vous pouvez le faire tout de suite, et sortez. Un robinet de gaz fermé doit être rouvert par un technicien.',
      tenant:
        'Si le tableau ou le compteur est sous clé ou dans un local commun, demandez à votre propriétaire comment y accéder la nuit.',
    },
    'electrical-panel.label-circuits': {
      title: 'Vérifier les étiquettes des fusibles et des disjoncteurs',
      why: 'Une étiquette fausse, ou les abréviations du précédent occupant, vous font couper le mauvais circuit, et quelqu’un touche alors un fil encore sous tension.',
      steps: [
        'Lisez chaque étiquette avec une lampe torche. Chacune doit nommer une pièce ou un appareil qui existe encore.',
        'Si une étiquette est douteuse, arrêtez les ordinateurs et coupez ce circuit. Faites le tour pour voir ce qui n’a plus de courant, puis réenclenchez-le.',
        'Écrivez des étiquettes claires, et gardez une liste à l’intérieur de la porte ou à côté du tableau.',
      ],
      firstReason: 'Une étiquette fausse laisse sous tension le fil que vous croyez coupé',
      safety:
        'Une étiquette ne prouve pas qu’un fil est hors tension : ne travaillez jamais sur le câblage en vous fiant à une liste. Gardez le capot fermé.',
      tenant:
        'Demandez à votre propriétaire la liste des circuits, et signalez les étiquettes qui se révèlent fausses.',
    },
    'electrical-panel.look-for-heat': {
      title: 'Chercher une surchauffe au tableau et aux prises',
      why: 'Une connexion desserrée chauffe bien avant de brûler. Des traces brunes, un bourdonnement ou une odeur de poisson, celle du plastique chaud, peuvent vous avertir des semaines avant un incendie.',
      steps: [
        'Pendant que le four ou un radiateur fonctionne, placez-vous devant le tableau fermé. Il doit être silencieux et sans odeur.',
        'Posez le dos d’une main sèche sur le capot en plastique ou peint. Une légère tiédeur est normale ; un point chaud ne l’est pas.',
        'Cherchez avec une lampe torche, sur les prises, les interrupteurs et les fiches des gros appareils, des fissures, des traces brunes et du jeu.',
        'Contrôlez le cordon de l’interrupteur d’une douche électrique, les prises extérieures et les rallonges. Débranchez toute rallonge branchée sur une autre.',
        'Regardez la petite fenêtre d’un parafoudre, si vous en avez un : le rouge signifie en général qu’il est usé.',
        'Si vous trouvez de la chaleur, un bruit, une odeur ou des traces brunes, n’utilisez plus ce circuit et appelez un électricien.',
      ],
      firstReason: 'Une connexion desserrée chauffe bien avant de brûler',
      safety:
        'S’il y a de la fumée, des crépitements, des traces de brûlure ou une odeur de brûlé, faites sortir tout le monde et appelez {emergency number} une fois dehors. Ne coupez le disjoncteur général au passage que si vous pouvez le faire sans danger. Ne jetez pas d’eau sur le tableau.',
      tenant:
        'Signalez comme urgents à votre propriétaire une chaleur, un bruit ou des traces de brûlure, et n’utilisez plus ce circuit.',
    },
    'electrical-panel.book-inspection': {
      title: 'Prendre rendez-vous pour un contrôle de l’installation électrique',
      why: 'Les isolants, la terre et les connexions vieillissent dans les murs, où vous ne pouvez pas les voir. Un contrôle trouve les défauts avant une décharge ou un incendie.',
      steps: [
        'Prenez rendez-vous avec [[GB: un électricien agréé pour un rapport d’état (EICR) | FR: un diagnostiqueur certifié pour un état de l’installation intérieure d’électricité | PL: un électricien agréé pour le contrôle que l’article 62 de la loi sur la construction demande tous les cinq ans | un électricien agréé pour un contrôle avec rapport écrit]].',
        'Remettez le dernier rapport. Signalez tout ce qui disjoncte, clignote ou chauffe, ainsi que toute salle de bains, piscine ou borne de recharge.',
        'Prévoyez une coupure de quelques heures, et dégagez l’accès au tableau et aux prises.',
        'Lisez les codes du rapport. Faites réparer tout de suite ce qui est classé dangereux, et convenez de dates pour le reste.',
        'Gardez le rapport. Prenez rendez-vous plus tôt si vous achetez, louez ou transformez, ou après une inondation.',
      ],
      firstReason: 'Les câbles vieillissent dans les murs, où seul un essai les juge',
      safety:
        'Derrière le capot, le côté du distributeur reste sous tension même disjoncteur général coupé. Laissez le capot fermé : seul un professionnel l’ouvre.',
    },
    'electrical-panel.ask-for-report': {
      title: 'Demander le rapport sur l’électricité du logement loué',
      why: 'Vous ne pouvez pas voir l’état des câbles avec lesquels vous vivez, et c’est votre propriétaire qui les fait contrôler. Le rapport énumère chaque défaut et son urgence.',
      steps: [
        'Demandez par écrit à votre propriétaire le dernier rapport : [[AU: dans l’État de Victoria, la loi impose un contrôle tous les deux ans dans les logements loués | GB: la loi en impose un neuf tous les cinq ans dans les logements loués | FR: si l’installation a plus de 15 ans, un état de l’installation, valable six ans, est annexé au bail | PL: la loi sur la construction en demande un tous les cinq ans | en France, il est annexé au bail si l’installation a plus de quinze ans ; Electrical Safety First en conseille un tous les cinq ans dans les logements loués]].',
        'Lisez sa date, et les défauts classés dangereux ou potentiellement dangereux.',
        'Demandez la preuve de leur réparation, et la date du prochain contrôle.',
        'Écrivez à votre propriétaire ce qui a depuis disjoncté, clignoté ou chauffé.',
      ],
      firstReason: 'Le rapport montre si l’installation autour de vous est saine',
      safety:
        'Si une prise fait des étincelles, dégage une odeur ou roussit, n’attendez pas un rapport : coupez son circuit et demandez un électricien le jour même.',
    },
  },
};
