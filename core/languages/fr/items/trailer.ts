import type { trailer as english } from '../../en/items/trailer.ts';
import type { Translation } from '../../translation.ts';

export const trailer: Translation<typeof english> = {
  name: 'Remorque',
  tasks: {
    'trailer.check-tyres-lights': {
      title: 'Contrôler pneus, feux et câble de rupture de la remorque',
      why: 'Les pneus de remorque se dégradent avec l’âge et le soleil alors que les sculptures semblent bonnes. Un feu mort ou un câble de rupture manquant peut vous valoir une amende et mettre d’autres en danger.',
      steps: [
        'Gonflez tous les pneus, roue de secours comprise, aux pressions à froid de la plaque ou du manuel.',
        'Cherchez des craquelures aux flancs, et lisez l’âge dans le code DOT. Remplacez par paires les pneus dégradés.',
        'Serrez les écrous de roue en croix au couple du constructeur. Recommencez environ 50 km après un démontage de roue.',
        'Branchez la prise et contrôlez feux de position, feux stop, les deux clignotants, feu de brouillard et éclairage de plaque. Débranchez-la, et pulvérisez du nettoyant contacts sur les broches ternes.',
        'Vérifiez que le câble de rupture (ou la chaîne de sécurité d’une remorque non freinée) est entier, que la roue jockey est relevée et serrée, et que la charge est répartie et sanglée.',
        'Avant chaque trajet, faites un contrôle court : attelage, câble, pneus, feux et charge.',
      ],
      firstReason: 'Des pneus qui roulent peu vieillissent, et des feux se corrodent sans se voir',
      safety:
        'Calez les roues sur un sol plat. N’allez jamais sous une remorque posée sur un cric. Respectez le poids sur flèche et le poids total inscrits sur les plaques signalétiques.',
    },
    'trailer.grease-coupling': {
      title: 'Graisser l’attelage et les parties mobiles de la remorque',
      why: 'Une tête d’attelage sèche s’ovalise et peut lâcher la rotule. Un peu de graisse deux fois par an l’évite.',
      steps: [
        'Calez les roues, essuyez la vieille graisse de la tête d’attelage, et contrôlez sur la rotule le témoin d’usure de la tête.',
        'Mettez un film mince de graisse dans la tête, et de l’huile sur la poignée.',
        'Si la tête a un stabilisateur à friction, n’utilisez aucune graisse. Nettoyez plutôt la tête et la rotule avec du nettoyant freins.',
        'Sur une remorque freinée, pompez de la graisse dans les graisseurs du tube d’inertie jusqu’à ce qu’il en sorte de la fraîche, et cherchez des déchirures au soufflet.',
        'Huilez le levier de frein à main, le filetage de la roue jockey, les charnières et les loquets.',
        'Attelez. La poignée doit descendre à fond, et le témoin indiquer le verrouillage.',
      ],
      firstReason: 'Seul l’attelage retient la remorque à la voiture',
      safety:
        'Ne mettez ni les doigts dans la tête d’attelage quand vous la baissez, ni les pieds sous la flèche. Le nettoyant freins est inflammable et agressif à respirer : utilisez-le dehors, avec des gants, loin des flammes.',
    },
    'trailer.book-brakes': {
      title: 'Prendre rendez-vous pour la révision des roulements et des freins de la remorque',
      why: 'Un roulement sec peut perdre sa roue à pleine vitesse, et des freins à inertie se bloquent de rouille là où c’est humide. Pour les contrôler, un atelier démonte les moyeux et mesure.',
      steps: [
        'Demandez le contrôle et le regraissage des roulements de roue, et la mesure de l’usure de la tête d’attelage.',
        'Si la remorque est freinée, demandez aussi le contrôle et le réglage des garnitures et des câbles, et la mesure de la course d’inertie et de son amortisseur.',
        'Si elle n’est pas freinée, demandez à la place, lors de la même visite, le contrôle de la suspension, du faisceau et des feux.',
        'Pour une remorque à bateau, faites rincer et graisser les moyeux (et les freins éventuels), et dites si vous l’utilisez en eau salée.',
        'Gardez la facture, et écrivez la date sur la flèche au marqueur peinture.',
      ],
      firstReason: 'Un roulement sec prévient peu avant de perdre la roue',
      safety:
        'Si un moyeu est trop chaud pour être touché après un trajet, ou si une roue gronde, confiez la remorque à un atelier avant le trajet suivant.',
    },
  },
};
