import type { Words } from './words.ts';

/** Words for what people smell, see and hear. */
export const signWords = {
  smell: [
    'smell smells smelly stink stinks stinky stench odour odor pong reek whiff rank musty fusty foul niff',
    'pue puer odeur odeurs sent-mauvais mauvaise-odeur schlingue sentir empeste',
    'stinkt stinken geruch riecht gestank muffelt müffelt mieft übel',
    'huele olor apesta mal-olor peste hedor',
  ],
  sewage: [
    'sewage sewer drains rotten-eggs bad-eggs',
    'égout égouts œuf-pourri',
    'kanal kloake faule-eier',
    'cloaca alcantarilla huevo-podrido',
  ],
  mould: [
    'mould mold mouldy moldy mildew fungus black-spots black-marks slime slimy',
    'moisissure moisissures moisi champignon champignons taches-noires',
    'schimmel schimmelig stockflecken schwarze-flecken schleim',
    'moho hongos manchas-negras',
  ],
  damp: [
    'damp humid humidity moisture condensation wet-patch steamed-up misted',
    'humide humidité condensation buée',
    'feucht feuchtigkeit kondenswasser beschlagen nass tauwasser',
    'humedad húmedo condensación empañado',
  ],
  leak: [
    'leak leaks leaking leaky drip drips dripping puddle seeping loses-water wet-floor dribbling-out',
    'fuite fuites fuit goutte goutter flaque coule perd-de-l-eau suinte',
    'leck undicht tropft tropfen pfütze läuft-aus verliert-wasser rinnt',
    'fuga gotea gotear goteo charco pierde-agua escape filtración',
  ],
  blocked: [
    'blocked clogged clog bunged choked plugged-up backed-up stopped-up blockage stuck',
    'bouché bouchée obstrué engorgé encrassé colmaté coincé',
    'verstopft dicht zu verstopfung blockiert',
    'atascado atascada obstruido tapado atasco taponado',
  ],
  draining: [
    'drain drains draining empty empties pump-out standing-water pooling water-stays stagnant',
    'vidange vider vide évacue évacuer stagne eau-stagnante s-écoule',
    'abpumpen pumpt-nicht-ab läuft-nicht-ab pumpt abfließen steht-wasser wasser-steht ablaufen',
    'desagua desaguar vacía drena agua-estancada traga',
  ],
  slow: [
    'slow slowly takes-ages takes-forever forever ages too-long hours',
    'lent lentement longtemps des-heures',
    'langsam ewig dauert stunden zu-lange',
    'lento tarda despacio mucho-tiempo',
  ],
  noise: [
    'noise noisy loud rattle rattles rattling hum humming buzz buzzing bang banging knocking rumble gurgle gurgling whistle whistling grinding vibrating',
    'bruit bruyant bruyante ronronne vibre claque gargouille siffle cogne ronfle grince vibration',
    'geräusch laut lärm brummt klopft gluckert pfeift rattert vibriert rumpelt klappert quietscht',
    'ruido ruidoso suena zumba vibra golpea silba traquetea',
  ],
  squeak: [
    'squeak squeaks squeaky squeal squeals screech creak creaks',
    'grince couine grincement',
    'quietscht quietschen knarrt',
    'chirría rechina chirrido',
  ],
  beep: [
    'beep beeps beeping chirp chirps chirping peep peeps bleep bleeping bip tweeting',
    'bip bipe bips sonne siffle',
    'piept piepen piepst piepton pfeift',
    'pita pitido pitidos pita-cada suena',
  ],
  scale: [
    'limescale scale scaly chalk chalky hard-water calcium furred descale descaling crust crusty lime white-deposit',
    'calcaire tartre entartré détartrer détartrage dépôt-blanc',
    'kalk verkalkt entkalken entkalkung kalkflecken kalkablagerung urinstein',
    'cal sarro descalcificar incrustaciones calcificado descalcificación',
  ],
  cloudy: [
    'cloudy milky foggy hazy film streaks streaky smears spots-on-glass haze murky',
    'trouble voile blanchâtre traces blancs opaque ternes',
    'trüb milchig schlieren belag weißer-belag schleier',
    'turbio turbia opaco blancos velo empañados',
  ],
  green: ['green algae', 'vert verte algues', 'grün algen', 'verde algas'],
  dirty: [
    'dirty grime grimy filthy bits residue stains stained gunk muck not-clean gritty marks food-left',
    'sale crasse taches résidus mal-lavé encrassé ne-lave-pas',
    'dreckig schmutzig verschmutzt nicht-sauber rückstände flecken verdreckt',
    'sucio suciedad restos manchas no-limpia sucios',
  ],
  grease: [
    'grease greasy fat oily oil-stains',
    'graisse gras grasse graisseux',
    'fett fettig verfettet',
    'grasa grasiento',
  ],
  burnt: [
    'burnt burned baked-on charred burnt-on stuck-on carbonised',
    'brûlé cramé incrusté brûlée',
    'eingebrannt angebrannt verbrannt verkrustet',
    'quemado requemado pegado incrustado',
  ],
  smoke: [
    'smoke smokes smoking smoky fumes',
    'fumée fume fumer enfume refoule',
    'rauch raucht qualm qualmt',
    'humo humea',
  ],
} as const satisfies Readonly<Record<string, Words>>;
