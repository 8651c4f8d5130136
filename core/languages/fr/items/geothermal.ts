import type { geothermal as english } from '../../en/items/geothermal.ts';
import type { Translation } from '../../translation.ts';

export const geothermal: Translation<typeof english> = {
  name: 'Pompe à chaleur géothermique',
  tasks: {
    'geothermal.check-pressure': {
      title: 'Lire la pression du captage et du circuit de chauffage',
      why: 'Les deux circuits sont fermés : une lente baisse de pression est le premier signe d’une fuite, même enterrée. Nilan, un fabricant, demande de les contrôler tous les mois.',
      steps: [
        'Trouvez les deux manomètres ou rubriques du menu : l’un pour l’eau glycolée (captage), l’autre pour l’eau de chauffage. Certains captages ont à la place un vase de niveau transparent.',
        'Comparez les valeurs aux plages de la notice ou de la fiche de mise en service, et aux dernières lectures.',
        'Cherchez sous les tuyaux et les vannes des gouttes ou des croûtes. Essuyez la condensation, pour ne pas la prendre pour une fuite.',
        'Ne complétez le côté chauffage que si la notice demande à l’utilisateur de le faire.',
        'Écrivez la date et les valeurs sur une fiche.',
        'Si la pression ou le niveau de l’eau glycolée a baissé, appelez l’installateur. Entre-temps, jetez un œil aux manomètres en passant.',
      ],
      firstReason: 'Connaissez les valeurs normales pour remarquer une baisse',
      safety:
        'L’eau glycolée contient de l’antigel, qui peut être inflammable ou nocif. N’en rajoutez pas, ne la vidangez pas et ne touchez pas à mains nues celle qui a coulé.',
      tenant: 'Lisez les manomètres et signalez toute baisse à votre propriétaire.',
    },
    'geothermal.change-air-filter': {
      title: 'Changer ou laver le filtre à air de la pompe à chaleur',
      why: 'Une pompe à chaleur géothermique qui chauffe et refroidit par des gaines a besoin de tout son débit d’air. Si le filtre s’encrasse, elle peut se mettre en défaut de pression et s’arrêter.',
      steps: [
        'Si la vôtre ne chauffe que l’eau de radiateurs ou de planchers chauffants, elle n’a pas ce filtre, et vous avez terminé. Sinon, réglez le thermostat sur arrêt et attendez que le ventilateur s’arrête.',
        'Faites glisser le filtre hors de sa fente, à l’appareil ou à la grille de reprise, et tenez-le à la lumière.',
        'Si un filtre en papier laisse passer peu de lumière, remplacez-le par un filtre de mêmes dimensions et de même classe.',
        'Lavez un filtre réutilisable comme l’indique son cadre, et séchez-le complètement.',
        'Posez le filtre, la flèche vers l’appareil, et fermez la fente.',
        'Écrivez la date sur le cadre et remettez en marche.',
      ],
      firstReason: 'Toutes les pièces dépendent de l’air qui passe par ce seul filtre',
      safety: 'Ne faites jamais tourner le ventilateur sans filtre, et n’avancez pas la main au-delà de la fente.',
    },
    'geothermal.check-backup-heater': {
      title: 'Vérifier les heures de marche de la résistance d’appoint',
      why: 'Quand la pompe à chaleur faiblit, sa résistance d’appoint prend le relais pour environ trois fois le prix. Les pièces restent chaudes : seules les heures de marche le montrent.',
      steps: [
        'Ouvrez le menu d’entretien ou d’information, ou l’application, et notez les heures de marche du compresseur et de la résistance.',
        'Comparez-les à l’hiver précédent, et à l’électricité consommée pendant les mêmes mois.',
        'Vérifiez que le mode de secours ou d’appoint n’est pas resté activé.',
        'Si les pièces sont trop chaudes, abaissez la courbe de chauffe d’un cran et attendez deux jours avant de l’abaisser encore.',
        'Faites contrôler l’installation par l’installateur si la résistance a longtemps tourné en dehors des grands froids et des montées en température de l’eau.',
      ],
      firstReason: 'Une résistance qui tourne sans se voir peut tripler le prix de la chaleur',
      safety:
        'Laissez activé le cycle régulier de l’eau chaude à 60 °C. Il prévient les légionelles et vaut l’électricité qu’il consomme. Pendant ce cycle, l’eau des robinets peut brûler.',
    },
    'geothermal.book-service': {
      title: 'Prendre rendez-vous pour l’entretien de la pompe à chaleur géothermique',
      why: 'L’antigel vieillit, les filtres s’encrassent de boue et les sondes dérivent. [[FR: Pour les pompes à chaleur de 4 à 70 kW, la loi impose une visite tous les deux ans. | ]]',
      steps: [
        'Prenez rendez-vous avec votre installateur ou un technicien certifié avant la saison de chauffe.',
        'Demandez le contrôle de la protection antigel et de l’acidité de l’eau glycolée, des filtres des deux circuits, des pompes et des vases d’expansion.',
        'Demandez le contrôle des soupapes de sécurité et des connexions électriques, et un contrôle d’étanchéité du fluide frigorigène si la charge de votre installation l’exige.',
        'Faites noter les températures de départ et de retour des deux circuits, pour que la visite suivante révèle toute dérive.',
        'Gardez [[FR: l’attestation, que la loi impose | le certificat (en France, l’attestation est obligatoire)]]. Si la garantie demande une visite annuelle, prenez rendez-vous tous les ans.',
      ],
      firstReason: 'Eau glycolée, pompes et sondes vieillissent sans se voir',
      safety:
        'Seul un technicien certifié a le droit d’intervenir sur le circuit frigorifique, et le captage est sous pression. Ne desserrez rien vous-même.',
      tenant:
        '[[FR: C’est normalement le locataire qui le fait faire et garde l’attestation. | Demandez le certificat de la dernière visite. En France, c’est normalement le locataire qui la fait faire.]]',
      landlord: 'entretien de la pompe à chaleur géothermique',
    },
    'geothermal.check-scalding': {
      title: 'Vérifier que l’eau chaude du robinet ne brûle pas',
      why: 'L’eau chaude du sous-sol peut arriver à 80 °C et brûle aussitôt. Les règles islandaises demandent un mitigeur thermostatique ou un échangeur qui la limite à 65 °C au robinet.',
      steps: [
        'Mettez un gant, et tenez un thermomètre de côté dans le jet de chaque robinet d’eau chaude jusqu’à ce qu’il ne monte plus.',
        'S’il indique plus de 65 °C, faites régler ou poser par un plombier le mitigeur thermostatique ou l’échangeur.',
        'À la baignoire et à la douche, tournez le mitigeur jusqu’à sa butée, et mesurez de nouveau. L’eau doit être chaude, pas très chaude.',
        'Dites à tous, et surtout aux invités, d’ouvrir l’eau froide en premier et de la fermer en dernier.',
        'Faites remplacer un mitigeur dont l’eau devient très chaude d’elle-même quand quelqu’un d’autre tire de l’eau froide.',
      ],
      firstReason: 'L’eau du sous-sol peut être assez chaude pour brûler aussitôt',
      safety:
        'Éloignez les enfants de la pièce, et n’essayez jamais l’eau chaude avec la main. L’eau froide peut manquer sans prévenir. Une eau chaude stockée ne doit pas être à moins de 60 °C, sinon des légionelles peuvent s’y développer : mitigez-la au robinet.',
      tenant:
        'Envoyez la température à votre propriétaire, et demandez un mitigeur thermostatique si elle dépasse 65 °C.',
    },
    'geothermal.check-inlet': {
      title: 'Contrôler l’arrivée d’eau chaude : fuites et pression',
      why: 'L’eau du réseau est chaude et sous pression jour et nuit : une petite fuite abîme un sol. Le sable du sous-sol s’amasse dans le filtre, et les radiateurs restent froids.',
      steps: [
        'Trouvez l’arrivée et son robinet d’arrêt, fermez-le d’un quart de tour et rouvrez-le, et étiquetez-le : chacun doit pouvoir couper l’eau chaude.',
        'Séchez les raccords avec un chiffon et regardez de nouveau dix minutes après. Il ne doit y avoir ni goutte ni croûte.',
        'Lisez le manomètre et le thermomètre, et comparez avec votre dernière note.',
        'Touchez chaque radiateur : chaud en haut et plus frais en bas, c’est bien. S’ils restent tous froids, le filtre est peut-être plein de sable.',
        'Faites nettoyer le filtre et essayer la soupape de sécurité par un plombier. L’assureur VÍS déconseille de le faire soi-même.',
      ],
      firstReason: 'De l’eau chaude sous pression abîme un sol en quelques heures',
      safety:
        'Ne démontez ni filtre, ni robinet, ni soupape, ni raccord : l’eau derrière est sous pression et peut atteindre 80 °C. En cas de fuite, fermez l’arrivée si vous pouvez l’atteindre sans marcher dans l’eau, et appelez un plombier.',
      tenant: 'Apprenez où se coupe l’arrivée, et signalez le jour même radiateurs froids et gouttes.',
      landlord: 'contrôle de l’arrivée d’eau chaude',
    },
  },
};
