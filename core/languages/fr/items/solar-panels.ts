import type { solarPanels as english } from '../../en/items/solar-panels.ts';
import type { Translation } from '../../translation.ts';

export const solarPanels: Translation<typeof english> = {
  name: 'Panneaux solaires',
  tasks: {
    'solar-panels.read-output': {
      title: 'Lire la production solaire et la comparer à l’an dernier',
      why: 'Un onduleur disjoncté ou une chaîne en panne ne fait pas de bruit. Ceux qui ne regardent jamais l’apprennent par la facture en fin d’année.',
      steps: [
        'Vers midi et au soleil, vérifiez que l’onduleur montre un voyant vert fixe ou une puissance, et aucun code de défaut.',
        'Notez les totaux des trois derniers mois dans l’application, à l’écran ou au compteur de production.',
        'Comparez-les aux mêmes mois de l’année précédente, en tenant compte du temps. La première année, prenez la prévision de l’installateur.',
        'Pour un chauffe-eau solaire, vérifiez que le capteur est plus chaud que le ballon quand la pompe tourne. La pression du circuit doit être dans le vert.',
        'La nuit, touchez le tuyau qui vient du capteur : s’il est tiède, la chaleur remonte au toit. Du fluide dans le bidon sous la soupape de sécurité montre que le circuit en a perdu.',
        'Si la production baisse nettement par beau temps, ou si un code revient, appelez l’installateur.',
      ],
      firstReason: 'Une panne silencieuse ne se voit que dans les chiffres',
      safety:
        'Regardez, mais n’ouvrez pas l’onduleur et ne débranchez aucun connecteur à courant continu : les panneaux sont sous tension dès qu’il fait jour.',
      tenant:
        'Signalez voyants de défaut ou baisse de production à votre propriétaire, qui doit faire réparer l’installation.',
    },
    'solar-panels.look-over': {
      title: 'Examiner les panneaux solaires et l’onduleur',
      why: 'Les tempêtes desserrent les brides, fouines et écureuils rongent les câbles, et des branches finissent par ombrager toute une chaîne.',
      steps: [
        'Du sol, cherchez avec des jumelles verre fendu, panneaux glissés, câbles qui pendent et nids dessous. Ne touchez pas à un nid occupé.',
        'Notez où tombe l’ombre au milieu de la matinée et de l’après-midi. Faites tailler les branches par une personne formée.',
        'À l’intérieur, cherchez avec une lampe torche des taches d’eau sous les panneaux et des câbles sortis de leurs attaches.',
        'Essuyez la poussière des ouïes de l’onduleur avec un chiffon sec, et gardez l’espace libre que demande sa notice.',
        'Vérifiez que vous pouvez atteindre les coupures d’urgence et lire leurs étiquettes.',
        'Vérifiez que rien n’est rangé sur une batterie domestique ni contre elle, que ses ouïes sont dégagées et son voyant normal. Sa pièce a besoin d’un détecteur de fumée ou de chaleur en état.',
      ],
      firstReason: 'Câbles rongés et brides glissées se voient d’en bas',
      safety:
        'Ne montez pas sur le toit. Des panneaux cassés, ou des traces de brûlure sur l’onduleur ou un interrupteur, peuvent annoncer une décharge électrique ou un incendie : ne touchez à rien et appelez un électricien. Si une batterie dégage une odeur, gonfle, siffle ou fume, sortez et appelez {emergency number}.',
      tenant: 'Photographiez tout dégât et envoyez les photos à votre propriétaire le jour même.',
    },
    'solar-panels.rinse': {
      title: 'Chercher la saleté des panneaux solaires et rincer ceux que vous atteignez',
      why: 'La pluie suffit à la plupart des panneaux. Ceux qui sont à plat, sous des arbres ou près de champs et de routes accumulent saletés et fientes, qui réduisent la production.',
      steps: [
        'Regardez les panneaux avec des jumelles. Si la pluie les a gardés propres et que la production est normale, vous avez terminé.',
        'S’il faut les rincer, choisissez un jour gris, tôt ou tard, quand le verre est frais. Suivez les étapes d’arrêt du fabricant si la notice en donne.',
        'Rincez ce que vous atteignez les deux pieds au sol. Utilisez un jet doux, sans pousser d’eau sous les panneaux.',
        'Décollez les fientes à l’eau claire avec une brosse souple sur perche télescopique. N’utilisez ni savon ni abrasif.',
        'Rincez de nouveau. Prenez de l’eau peu calcaire ou filtrée si la vôtre laisse des traces.',
        'Laissez le reste à la pluie, ou faites venir une entreprise équipée pour l’accès si la saleté réduit la production.',
      ],
      firstReason: 'Voyez si la saleté vous coûte de l’électricité',
      safety:
        'Ne mouillez jamais un panneau au verre cassé ou aux fils nus : vous pouvez recevoir une décharge. L’eau froide peut fendre un verre chaud. Tenez une longue perche loin des lignes électriques.',
      tenant:
        'Ne lavez pas sans accord des panneaux qui appartiennent à votre propriétaire. Signalez une saleté qui réduit la production.',
      landlord: 'nettoyage des panneaux solaires',
    },
    'solar-panels.book-inspection': {
      title: 'Prendre rendez-vous pour le contrôle de l’installation solaire',
      why: 'Un connecteur continu desserré peut produire un arc sur le toit pendant des années sans se voir, et le fluide d’un chauffe-eau solaire devient acide avec l’âge. Seuls des instruments trouvent ces défauts.',
      steps: [
        'Prenez rendez-vous avec un électricien qualifié en solaire ou l’installateur. Préparez le dossier de réception et le dernier rapport.',
        'Pour des panneaux photovoltaïques, demandez des mesures d’isolement et de chaînes, et le contrôle des connecteurs, des sectionneurs, du parafoudre et des fixations au toit.',
        'Pour des panneaux thermiques, demandez le contrôle de la protection antigel et de l’acidité du fluide, de la pression, du vase d’expansion et de la soupape.',
        'Demandez un rapport écrit avec les mesures, et gardez-le pour l’assureur.',
        'Prenez rendez-vous plus tôt si votre garantie, votre gestionnaire de réseau ou votre assureur l’exige, et après la grêle ou une tempête.',
      ],
      firstReason: 'Un connecteur desserré sur le toit ne se voit qu’aux instruments',
      safety:
        'Les panneaux ne peuvent pas être éteints en plein jour, et le fluide d’un capteur chaud brûle. Laissez les deux à des professionnels équipés pour l’accès au toit.',
      tenant: 'Regardez l’onduleur de temps en temps, et signalez les voyants de défaut.',
      landlord: 'contrôle des panneaux solaires',
    },
    'solar-panels.check-balcony-plug': {
      title: 'Contrôler les panneaux solaires du balcon et leur prise',
      why: 'Le vent travaille les fixations tout l’hiver, et un panneau qui tombe d’un balcon peut tuer. La prise et son câble restent au soleil et à la pluie.',
      steps: [
        'Lisez la production dans l’application à midi, et comparez-la à l’an dernier.',
        'Tirez sur chaque panneau à deux mains. Resserrez brides et attaches comme le demande la notice.',
        'Cherchez du verre fendu, de la rouille sur les fixations et des câbles frottés. Chaque câble doit pendre loin des arêtes vives et des flaques.',
        'Débranchez le micro-onduleur, cherchez des traces brunes sur la fiche et la prise, et rebranchez-le. N’utilisez pas de rallonge.',
        'Essuyez le verre avec un chiffon humide quand il est frais.',
      ],
      firstReason: 'Le vent d’hiver desserre les fixations des panneaux d’un balcon',
      safety:
        'Ne vous penchez jamais par-dessus le garde-corps et ne lâchez pas un panneau desserré. Un panneau fendu peut donner une décharge : débranchez l’onduleur et laissez le panneau à un professionnel.',
      tenant:
        'Demandez l’accord de votre propriétaire avant de poser ou de déplacer des panneaux. Signalez-les à l’assureur.',
    },
  },
};
