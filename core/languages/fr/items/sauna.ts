import type { sauna as english } from '../../en/items/sauna.ts';
import type { Translation } from '../../translation.ts';

export const sauna: Translation<typeof english> = {
  name: 'Sauna',
  tasks: {
    'sauna.wash-room': {
      title: 'Laver les bancs, les parois et le sol du sauna',
      why: 'La sueur pénètre le bois nu, le fonce et sent mauvais quand la pièce est chaude. Thermory, un fabricant de saunas, demande un lavage au moins une fois par an, et plus souvent si le sauna sert beaucoup.',
      steps: [
        'Vérifiez que le sauna est froid et coupé au sectionneur. Sortez les caillebotis et les appuie-tête.',
        'Aspirez les bancs, le sol et l’espace sous le poêle.',
        'Humidifiez le bois à l’eau chaude et frottez dans le sens des fibres avec un nettoyant pour sauna ou un savon de pin. Rincez avec un chiffon essoré.',
        'Lavez le sol, et retirez les éclats de pierre de son évacuation.',
        'Séchez la pièce, aération ouverte : chauffez-la doucement une demi-heure, puis laissez la porte entrouverte.',
        'Entre deux lavages, asseyez-vous sur une serviette et essuyez les bancs après chaque usage.',
      ],
      firstReason: 'La sueur laissée dans le bois nu le fonce pour toujours',
      safety:
        'N’utilisez ni tuyau d’arrosage ni nettoyeur haute pression : n’envoyez pas d’eau sur le poêle et ses câbles. N’utilisez pas d’eau de Javel : elle abîme le bois, et vous la respireriez à la chauffe suivante.',
    },
    'sauna.restack-stones': {
      title: 'Rempiler les pierres du sauna ou dépoussiérer les panneaux infrarouges',
      why: 'Les pierres s’effritent un peu à chaque chauffe, et les débris bloquent l’air entre les résistances, qui brûlent alors. Sur des panneaux infrarouges, la poussière roussit et sent mauvais.',
      steps: [
        'Coupez le poêle au sectionneur et laissez-le refroidir complètement, de préférence toute la nuit.',
        'Si le vôtre est à infrarouge, aspirez les grilles, essuyez les panneaux avec un chiffon sec, vérifiez qu’aucun n’est fendu, et vous avez terminé.',
        'Sortez les pierres une à une, puis brossez et aspirez les grains au fond.',
        'Jetez chaque pierre qui s’effrite, ou qui se fend quand vous en heurtez deux. Rincez la poussière des autres.',
        'Remettez d’abord les plus grosses, sans les serrer, pour que l’air passe. N’en coincez aucune entre les résistances.',
        'Couvrez entièrement les résistances, mais sans faire de tas par-dessus. Les pierres neuves doivent être des pierres de sauna de la taille prévue pour votre poêle.',
        'Aérez bien la pièce à la prochaine chauffe.',
      ],
      firstReason: 'Un poêle qui respire ne brûle pas ses résistances',
      safety:
        'Les pierres gardent leur chaleur de nombreuses heures. Des résistances nues peuvent enflammer le bois voisin : n’utilisez jamais un poêle à moitié garni de pierres.',
    },
    'sauna.care-wood': {
      title: 'Poncer et huiler les bancs du sauna',
      why: 'Un ponçage léger enlève les taches que le lavage laisse, et une couche mince d’huile pour sauna arrête la sueur. Des vis qui dépassent peuvent brûler la peau. Thermory, un fabricant de saunas, le conseille au moins une fois par an.',
      steps: [
        'Attendez que les bancs lavés soient complètement secs. Poncez les taches au papier fin sur toute la longueur de la lame, pour ne pas creuser.',
        'Aspirez la poussière et essuyez le bois.',
        'Serrez les vis des bancs, des dossiers et de la barrière de protection. Noyez toute tête qui dépasse.',
        'Appliquez en couche mince, sur les bancs seulement, une huile de paraffine pour sauna (une huile minérale, pas du pétrole lampant). Essuyez ce qui n’a pas pénétré.',
        'Chauffez la pièce, aérations ouvertes, aussi longtemps que le dit le bidon avant que quelqu’un l’utilise.',
      ],
      firstReason: 'Vis saillantes et lames rugueuses blessent la peau nue',
      safety:
        'N’utilisez que des produits faits pour les saunas : vernis, peintures et huiles à bois ordinaires dégagent des vapeurs à chaud. Faites sécher à plat dehors les chiffons huileux avant de les jeter.',
    },
    'sauna.check-heater': {
      title: 'Contrôler le poêle, les aérations et la porte du sauna',
      why: 'Les incendies de sauna commencent par un objet posé sur le poêle ou près de lui, et une porte qui coince peut enfermer quelqu’un dans la chaleur. Les deux se voient d’un coup d’œil.',
      steps: [
        'Videz la pièce. N’y rangez, n’y suspendez et n’y séchez rien, pas même un jour.',
        'Poêle éteint et froid, éclairez avec une lampe torche la protection, les fixations et le câble. Sur un poêle à pierres, aucune résistance ne doit être visible.',
        'Vérifiez que l’entrée et la sortie d’air sont ouvertes et dégagées.',
        'Poussez la porte de l’intérieur. Elle doit s’ouvrir librement vers l’extérieur, sans serrure ni loquet qui puisse accrocher.',
        'Chauffez le sauna en restant chez vous. Vérifiez que le thermostat tient la température et que la minuterie coupe.',
        'Si le poêle brûle du bois, faites ramoner son conduit au moins une fois par an et gardez un détecteur de CO à côté de la pièce.',
      ],
      firstReason: 'Vérifiez que rien n’est près du poêle et que la porte ne coince pas',
      safety:
        'Laissez câbles et résistances à un électricien. Avant chaque chauffe, et avant tout démarrage à distance, vérifiez que rien n’est posé sur le poêle. Mettez les cendres d’un poêle à bois dehors, dans un bac en métal avec couvercle.',
      tenant:
        'Signalez à votre propriétaire un poêle qui bouge, un câble abîmé ou une porte qui coince, et ne chauffez pas le sauna avant la réparation.',
    },
  },
};
