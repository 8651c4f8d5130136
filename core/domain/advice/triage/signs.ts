/**
 * Words for the signs of an emergency in English, French, German and Spanish, without accents. A hyphen joins the words
 * of a phrase, and `*` is the rest of a word.
 */
export const signs = {
  gas: 'gas gaz gassy propane butane lpg methane propan butan erdgas flussiggas butano propano methan',
  smells: `smell smells smelling smelled smelt stink stinks stinking stench odour odor sent odeur pue riecht geruch
    stinkt huele olor apesta oler`,
  'gas-alone': 'gasgeruch gasleck gasaustritt gas-tritt-aus',
  escapes: `leak leaks leaking leakage leaked hiss hissing fuite fuit siffle leck austritt stromt-aus fuga escape
    escapa left-on on-without-flame without-flame not-lit unlit sin-llama sans-flamme ohne-flamme`,
  eggs: 'rotten-egg* bad-egg* oeuf-pourri oeufs-pourris faule-eier faulen-eiern huevo-podrido huevos-podridos',
  'gas-appliance': 'meter hob cooker stove boiler gasherd therme gazinier* chaudiere compteur cocina caldera contador',
  monoxide: 'carbon-monoxide carbon-monoxyde monoxide monoxyde monoxido kohlenmonoxid co',
  detector: 'alarm alarms alarme alarmes alarma alarmas detector detectors detecteur detecteurs detektor melder',
  'monoxide-alarm': 'co-melder co-alarm co-detector co-warner kohlenmonoxidmelder',
  'fire-alarm': `smoke-alarm* smoke-detector* fire-alarm* detecteur-de-fumee detecteurs-de-fumee alarme-incendie
    rauchmelder feuermelder brandmelder rauchwarnmelder alarma-de-incendio* alarma-de-humo* detector-de-humo
    detectores-de-humo`,
  sounds: `going-off goes-off went-off ringing rings screaming screams blaring sounding sounds wailing alarming
    won-t-stop wont-stop doesn-t-stop doesnt-stop not-stopping hurle sonne sonnent retentit s-arrete-pas
    arrete-pas heult schrillt schlagt geht-los hort-nicht-auf lost-aus alarm-schlagt suena suenan sonando
    no-para ululando`,
  beeps: 'beep beeps beeping bip bipe piept piepst pita pitido',
  headache: 'headache headaches mal-a-la-tete maux-de-tete mal-de-tete kopfschmerzen kopfweh dolor-de-cabeza',
  ill: `dizzy dizziness nausea nauseous feel-sick feeling-sick feels-sick and-sick fainted fainting feel-faint drowsy unconscious vomiting
    vertige* nausee* etourdi* malaise schwindlig schwindelig
    schwindel ist-ubel ist-mir-ubel mir-ubel uns-ubel ubelkeit ohnmachtig mareo* mareado* nauseas desmay*`,
  burner: `boiler heater stove fireplace furnace generator wood-burner log-burner burner chimney barbecue bbq heating poele
    chaudiere cheminee chauffe-eau chauffage insert therme ofen kamin kaminofen heizung gastherme estufa caldera
    calentador chimenea brasero`,
  'on-fire': `on-fire caught-fire catches-fire catching-fire in-flames flames ablaze burning-down en-feu pris-feu
    prend-feu flammes brule brulent brennt in-flammen flammen feuer-gefangen fangt-feuer steht-in-flammen en-llamas
    llamas ardiendo arde hay-fuego fuego-en prendio prendido se-quema quemando incendio es-brennt lichterloh`,
  room: `house home flat kitchen room bedroom garage curtain curtains sofa bed dryer drier machine washer dishwasher
    oven microwave fridge bin car tv garden-shed shed balcony cuisine maison appartement chambre canape rideau rideaux
    four salon seche-linge lave-linge voiture poubelle kuche haus wohnung zimmer keller vorhang trockner ofen
    waschmaschine auto mull casa cocina salon sofa cortina* horno secadora lavadora coche habitacion basura`,
  'pan-alone': 'fettbrand grease-fire chip-pan-fire oil-fire feu-d-huile feu-de-friteuse pan-fire',
  pan: `pan frying-pan chip-pan wok fryer deep-fryer saucepan poele-a-frire la-poele friteuse casserole pfanne topf
    sarten freidora olla`,
  oil: 'oil fat grease huile graisse fett ol aceite grasa',
  burning: 'fire burning burns feu fuego',
  'chimney-alone': `kaminbrand schornsteinbrand chimney-fire feu-de-cheminee incendio-de-chimenea fuego-en-la-chimenea
    fire-in-the-chimney fire-in-my-chimney fire-in-chimney fire-in-the-flue fire-inside-the-chimney`,
  chimney: `chimney chimney-pot flue stovepipe stove-pipe cheminee conduit schornstein kamin ofenrohr chimenea tiro`,
  roaring: `roar roaring roars jet-engine sparks glowing ronfle ronflement etincelle* rougeoie funken brullt
    drohnt gluht rugido ruge chispas`,
  battery: `battery batteries e-bike-battery power-bank powerbank lithium akku akkus batterie batterien bateria
    baterias`,
  swollen: `swollen swelling swelled bulging bulged hissing smoking smoke smokes on-fire burning popping gonflee gonfle
    fume brulante siffle aufgeblaht geblaht gewolbt raucht qualmt zischt brennt hinchada humo humea quema ardiendo
    quemando`,
  sparks: `spark sparks sparking sparked arcing scorch scorched scorching
    burning-smell burnt-smell smell-of-burning smells-burnt smells-of-burning smells-like-burning smells-of-burnt
    burnt-plastic burning-plastic smell-burning smells-burning smoke smoking etincelle* odeur-de-brule sent-le-brule
    brule fume fumee plastique-fondu funkt funken verschmort verschmorter schmort verbrannt-riecht riecht-verbrannt
    brandgeruch qualmt raucht rauch chispa chispas huele-a-quemado olor-a-quemado quemado humo
    plastico-quemado`,
  crackles:
    'crackling crackle crackles sizzling melted melting gresille fondu knistert geschmolzen chisporrotea derretido',
  mains: `socket sockets outlet outlets plug plugs fuse-box fusebox breaker breakers breaker-box consumer-unit
    electrical-panel panel switch light-switch wiring wire wires cable cables extension-lead extension-cord power-strip
    charger wall prise prises tableau-electrique tableau
    disjoncteur interrupteur multiprise rallonge steckdose steckdosen
    sicherungskasten schalter lichtschalter kabel verteilerdose mehrfachstecker stecker enchufe enchufes cuadro-electrico cuadro interruptor regleta`,
  machine: `dryer drier washing-machine dishwasher fridge freezer tv lave-linge machine-a-laver lave-vaisselle seche-linge
    frigo waschmaschine trockner spulmaschine kuhlschrank lavadora secadora lavavajillas nevera`,
  shock: `electric-shock electrical-shock electrocuted electrocute electrocuting zap zapped zaps tingle tingles tingling
    got-a-shock gives-me-a-shock gave-me-a-shock shocked-me shocks-me decharge-electrique coup-de-jus electrocute
    electrise prends-une-chataigne pris-une-chataigne prends-le-jus pris-le-jus prend-le-jus stromschlag elektrischer-schlag elektrischen-schlag
    schlag-bekommen einen-gewischt elektrisiert kriege-eine-gewischt descarga-electrica calambre calambrazo
    da-corriente dado-corriente electrocutado electrocuto`,
  'soaks-mains': `dripping drips drip running runs leaking leak leaks coming pouring pours flooded flooding flood wet
    soaked under-water underwater full-of-water filled-with-water overflowed coule goutte sort fuite mouille mouillee
    inonde inondee ruisselle tropft lauft nass uberflutet uberschwemmt unter-wasser kommt gotea cae sale mojado
    mojada inundado inundada bajo-el-agua entra`,
  water: `water wet flooded flood leak leaking eau fuite inonde inondee mouille mouillee wasser nass uberflutet
    uberschwemmt agua mojado mojada fuga inundado inundada`,
  'mains-fitting': `ceiling-light light-fitting light-fixture light-switch lamp lights chandelier downlight downlights
    socket sockets electrical-outlet wall-outlet power-outlet fuse-box fusebox breaker-box consumer-unit electrical-panel
    electric-panel electrics
    extension-lead power-strip plafonnier lampe lustre prise prises tableau-electrique multiprise lampe steckdose
    steckdosen sicherungskasten stromkasten deckenlampe mehrfachsteckdose lampara lamparas enchufe enchufes
    cuadro-electrico luces plafon regleta`,
  flooded: `flooded flooding under-water underwater inonde inondee sous-l-eau uberflutet uberschwemmt unter-wasser
    inundado inundada bajo-el-agua`,
  current: 'power electricity electrics courant electricite strom electricidad luz',
  structure: `ceiling wall walls roof floor balcony beam beams joist house staircase stairs lintel plafond mur murs toit
    toiture balcon poutre sol plancher escalier decke wand wande dach balkon balken boden treppe mauer techo pared
    paredes tejado balcon viga suelo escalera muro`,
  gives: `sagging sags sagged bulging bulges bulged bowing bowed collapse collapsing collapsed caving caved caving-in
    buckling buckled wall-leaning wall-is-leaning coming-away giving-way gives-way gave-way about-to-fall
    falling-down s-affaisse affaisse s-effondre effondrer effondre penche se-bombe bombe menace-de s-ecroule
    hangt-durch durchhangt wolbt sturzt einsturzt einsturz senkt-sich gibt-nach neigt-sich ausbeult hundiendo se-hunde
    hunde abombando abombada abombado derrumba derrumbando se-cae cayendo cediendo cede combado inclinando`,
  crack: 'crack cracks fissure fissures riss risse grieta grietas',
  widens: `wider widening growing opening-up spreading getting-bigger s-elargit s-agrandit grandit breiter grosser
    wachst agranda ensancha creciendo abriendo`,
  fast: `hour hours overnight quickly fast suddenly minutes today heure heures vite jour stunde stunden schnell heute
    hora horas rapido hoy`,
  cleaner: `bleach ammonia drain-cleaner toilet-cleaner chlorine javel eau-de-javel ammoniaque deboucheur detartrant
    chlor chlorreiniger abflussreiniger ammoniak lejia amoniaco cloro desatascador salfuman`,
  acid: `vinegar acid descaler ammonia toilet-cleaner vinaigre acide detartrant ammoniaque essig saure entkalker ammoniak
    wc-reiniger vinagre acido amoniaco salfuman antical`,
  mixed: 'mixed mixing mix melange melanger gemischt mischung vermischt mezclado mezcle mezclar mezcla',
  'fumes-alone': 'chlorgas chlorine-gas gaz-chlore gas-cloro',
  poisoned: `fumes coughing cough choking cant-breathe can-t-breathe cannot-breathe breathe eyes-burning eyes-burn
    throat-burns throat vapour vapours vapeurs tousse respirer gorge dampfe huste husten atemnot atmen vapores vapor tos
    toso respirar pican-los-ojos escuecen garganta`,
} as const satisfies Readonly<Record<string, string>>;
export type Sign = keyof typeof signs;

/** Words for what shows that no emergency is meant. */
export const harmlessSigns = {
  asking: `how-often prevent avoid soapy leak-test leak-tests gas-smell-like leak-smell-like frequence eviter vermeiden
    vorbeugen wie-oft cada-cuanto evitar prevenir refrigerant can-i-mix safe-to-mix peut-on puis-je darf-man
    se-puede`,
  'low-battery': `chirp chirps chirping peeps every-minute once-a-minute a-minute battery-low low-battery pile-faible
    batterie-schwach schwache-batterie bateria-baja pila-baja`,
  'alarm-battery': `smoke-detector* smoke-alarm* fire-alarm* detecteur* rauchmelder detector-de-humo detectores
    alarma-de-humo`,
  cooking: 'toast cooking cook fry shower steam cuisiner toasts kochen duschen tostadas cocinar ducha vapor',
  noise: 'noise noisy loud humming sick-of bruit laut larm ruido ruidoso',
  drains: 'drain drains hot-water sewage sewer abfluss warmwasser evacuation egout siphon desague cloaca',
  igniter: 'spark-plug igniter ignition lighter click clicks clicking no-spark microwave bougie zundkerze bujia',
  pool: 'pool hot-tub piscine piscina schwimmbad spa',
  grill: 'bbq barbecue grill barbacoa parrilla fire-pit firepit',
  'warning-light': 'warning-light red-light flicker flickers',
  'burner-flame': `yellow orange blue pilot burner food cake cakes pizza light jaune bleue gateau gateaux plat gelb licht
    kuchen essen amarilla azul comida pastel`,
  'burns-badly': `badly poorly wet-wood wood logs kindling light-a-fire mal bois allumer schlecht holz anfeuern anzunden
    geht-aus lena encender`,
  tiny: 'hairline plaster paint wallpaper paper tapete farbe papier-peint peinture papel pintura',
} as const satisfies Readonly<Record<string, string>>;
export type HarmlessSign = keyof typeof harmlessSigns;
