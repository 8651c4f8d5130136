import type { hedges as english } from '../../en/items/hedges.ts';
import type { Translation } from '../../translation.ts';

export const hedges: Translation<typeof english> = {
  name: 'Haies',
  tasks: {
    'hedges.trim-sides': {
      title: 'Tailler la haie après le départ des oiseaux',
      why: 'Une taille au début de l’automne garde la haie en forme jusqu’au printemps, et la plupart des oiseaux ont alors quitté leur nid.',
      steps: [
        'Cherchez dans la haie des nids encore occupés, surtout de pigeons. Si vous en trouvez un, attendez : beaucoup de pays protègent les nids par la loi.',
        'Tendez une ficelle pour marquer le bord supérieur.',
        'Taillez d’abord les côtés, de bas en haut. Faites le haut un peu plus étroit, pour que la lumière atteigne le pied.',
        'Ne coupez que dans le vert : sauf l’if, la plupart des conifères ne repartent pas du bois brun.',
        'Taillez le dessus en dernier, depuis le sol ou une plateforme à garde-corps, le taille-haie plus bas que les épaules.',
        'Secouez les déchets de coupe hors de la haie et ratissez-les.',
      ],
      firstReason: 'Une taille par an garde la haie dense et à portée de main',
      safety:
        'Branchez un taille-haie électrique sur une prise protégée ([[US CA: GFCI | différentiel]]), passez le câble sur l’épaule, et ne taillez jamais par temps humide ni quand la haie est mouillée. Avant de débloquer la lame, arrêtez l’appareil et débranchez-le ou retirez sa batterie. N’utilisez jamais de taille-haie sur une échelle appuyée.',
    },
    'hedges.trim-lightly': {
      title: 'Tailler les pousses tendres et garder large le pied de la haie',
      why: 'Là où il ne gèle jamais, une haie pousse toute l’année. Plusieurs tailles légères la gardent dense, alors qu’une taille sévère dénude le bois.',
      steps: [
        'Écartez les feuilles et cherchez des nids. Si l’un est occupé, laissez cette partie jusqu’à l’envol des petits.',
        'Taillez tant que les jeunes pousses sont vertes et tendres. Enlevez la plus grande partie de leur longueur et ne touchez pas au vieux bois.',
        'Laissez la haie s’élargir vers le sol, car un haut plus large ombrage le pied jusqu’à ce qu’il perde ses feuilles.',
        'Ratissez les déchets de coupe, pour que la pluie ne les entraîne pas dans une évacuation.',
      ],
      firstReason: 'Peu et souvent garde verte jusqu’au sol une haie qui pousse vite',
      safety:
        'Gardez les deux pieds au sol. Débranchez un taille-haie, ou retirez sa batterie, avant de toucher les lames. Le laurier-rose est toxique et la sève d’euphorbe brûle : couvrez votre peau et vos yeux.',
    },
    'hedges.feed-foot': {
      title: 'Désherber, nourrir et pailler le pied de la haie',
      why: 'Une haie est une rangée d’arbres dans une bande étroite, taillée tous les ans : elle épuise vite sa terre. Un apport par an la garde verte jusqu’au sol.',
      steps: [
        'Arrachez l’herbe et le lierre de la bande, des deux côtés.',
        'Répandez un engrais complet à la dose de l’emballage, et incorporez-le légèrement au râteau.',
        'Arrosez si la terre est sèche, puis étalez 5 cm de compost ou de broyat, sans toucher les tiges.',
        'Pendant ses deux premières années, arrosez à fond une haie nouvellement plantée à chaque semaine sèche.',
      ],
      firstReason: 'Une haie vide sa bande de terre plus vite que d’autres plantes',
      safety:
        'Tenez l’engrais sec loin des enfants, des animaux et des bassins, et lavez-vous les mains après l’épandage.',
    },
    'hedges.check-pests': {
      title: 'Chercher ravageurs et parties mortes à l’intérieur de la haie',
      why: 'Des chenilles peuvent dépouiller une haie en quelques semaines, et celles de la pyrale du buis le font de l’intérieur. Trouvées tôt, elles se ramassent à la main.',
      steps: [
        'Écartez les feuilles en cinq ou six endroits. Cherchez des toiles, des chenilles (vertes et noires sur le buis), des crottes et des feuilles rongées.',
        'Mettez les chenilles dans de l’eau savonneuse, et coupez les pousses couvertes de toiles.',
        'Notez les zones brunes. Des traînées noires sur les pousses de buis trahissent un dépérissement ; des pointes brunes sur un conifère, souvent des pucerons ou la sécheresse.',
        'Coupez le bois malade jusqu’au vert, et jetez-le à la poubelle, pas au compost.',
        'Essuyez les lames avant de passer à la plante suivante.',
        'Notez les vides, et comblez-les de jeunes plants à la prochaine bonne période de plantation.',
        'Demandez à votre mairie quels ravageurs elle souhaite qu’on lui signale.',
      ],
      firstReason: 'Les dégâts à l’intérieur d’une haie restent longtemps cachés',
      safety:
        'Ne touchez ni chenilles velues ni leurs nids : les processionnaires provoquent éruptions et asthme. Laissez-les à des spécialistes. Si un oiseau niche dans la haie, contrôlez un autre endroit.',
    },
  },
};
