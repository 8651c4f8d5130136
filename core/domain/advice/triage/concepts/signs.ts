/** What a danger looks, sounds, smells and feels like. */
export const signs = {
  smell: `smell smells smelling smelled smelly smelt stink stinks stinking stinky stank stench odour odours odor
    odors whiff whiffs reek reeks reeking pong pongs fumes niffy sent sentir senteur sentait sens odeur odeurs pue
    puent puait puant* schlingue cocotte empeste riech* riecht roch geruch geruche duftet gasgeruch brandgeruch
    stink* gestank muffelt mufft mieft gschtank huele huelen huela oler olor olores olorcito oliendo olia apesta
    apestan apestaba apestando peste hedor tufo tufillo hiede`,
  eggs: `rotten-egg* bad-egg* off-eggs egg-smell eggy rotten-cabbage boiled-cabbage garlic sulphur sulfur oeuf*
    chou-pourri soufre ail faule-eier* faulen-eiern verfaulten-eiern fauliger schwefel* knoblauch huevo* azufre ajo
    repollo`,
  fishy: `fish fishy poisson maree fisch fischig* pescado pescadito urine pipi almonds amande* mandel* almendra*
    sweet sweetish susslich* sucree dulzon`,
  scorch: `burning burnt burned scorch scorched scorching singe singed charred charring melt melts melted melting
    molten frazzled hot-plastic burnt-toast brule brulee brulees brules brulent brulait crame cramee crames carbonis*
    roussi roussit calcin* fondu fondus fondues noirci-par plastique-chaud verschmort* schmor* schmurgel* geschmort
    verbrannt verbrannte verbranntem verbrannten angebrannt* geschmolz* schmilzt schmelzen kokel* angekokelt
    verkohlt* versengt* verschmurgelt quemado quemada quemados quemadas quema queman quemando quemandose chamusc*
    chamuscad* derrit* fundid* carboniz* tostado achicharr*`,
  smoke: `smoke smokes smoking smokin smoky smokey smoked smouldering smouldered smoldering smoulders fume fumee
    fumees fumant fumait enfume* boucane rauch raucht rauchen rauchig qualm qualmt qualmen gequalmt rauchschwaden
    dunst nebel humo humos humea humeando humear humareda humito echando-humo haze hazy mist brouillard neblina`,
  fire: `fire flame flames ablaze blaze blazing caught-fire catching-fire on-fire went-up alight embers feu flamme
    flammes flammeches incendie en-feu prend-feu pris-feu prit-feu flambe flambent flambait embrase braises brennt
    brannt brennen flammen feuer angefangen-zu-brennen in-flammen abgefackelt glut gluhende lodert llama llamas
    llamarada llamaradas fuego fueguito incendio incendiando incendiado ardiendo arde arden prendio-fuego
    prendido-fuego se-prendio se-esta-prendiendo brasas fogata glowing-red`,
  spark: `spark sparks sparked sparking arcing arc flash flashes flashed bang bangs banged popped etincelle
    etincelles eclair eclairs claque claquement detonation petarade funken gefunkt funkt blitz blitzt blitze blitzte
    geblitzt geknallt knall knallt peng chispa chispas chispazo* chisporroteo chispea chispeando fogonazo* trueno
    truena trono estallido latigazo petardazo explosion court-circuit kurzschluss cortocircuito corto-circuito
    hizo-corto short-circuit shorted-out shorting`,
  noise: `hiss hisses hissing hissed crackle crackles crackling crackly sizzl* buzz buzzing buzzes buzzed fizz fizzes
    fizzing fizzin humming whistling whistles siffle siffler sifflement gresill* crepit* bourdon* chuintement chuinte
    souffle zisch* zischt knister* knattert brutzel* brumm* britzel* bitzel* pfeif* surrt faucht silb* pop popping
    pops sputtering sputters spitting spits roar roaring roars rumbl* truena* retumb* chisporrotea zumb* crepita
    silbido chifla chiflido siseo sisea gronde ronfle wummert`,
  bubbling: `bubbling bubbles bubbled boiling-over frothing foaming bouillonne bulles mousse bubbelt blubber* brodelt
    schaumt burbuj* espuma`,
  creak: `creak* groan* grinc* craquement* craque knarz* knarr* achzt crujen cruje crujido* rechina`,
  hot: `hot too-hot boiling scalding red-hot roasting overheat* heating-up glowing glows glow blistering chaud chaude
    chauds chaudes brulant brulants brulante brulantes bouillant bouillante rougeoi* surchauff* heiss heisse heisser
    heissen heisses heissem glutheiss heissgelaufen gluht gluhen gluhend* glimmt kochend kochende kochendes kochenden
    kocht-uber uberhitz* caliente calientes calientito hirviendo hierve al-rojo al-rojo-vivo incandescente
    sobrecalent* recalent* ardiente quema-al-tocar`,
  warm: `warm warmer lukewarm tiede tiedes lauwarm handwarm tibio tibia templado templada chauffe chauffent`,
  red: `red orange cherry rouge rouges rouge-vif rot rote rotes rotgluhend rojo roja rojos naranja colorado`,
  colour: `brown browned brownish black blackened blackish yellowed discoloured discolored soot sooty marron noirci
    noircie noircis noir noire noirs noires jauni jaunie suie braun braune braunes brauner braunen braunlich schwarz
    schwarze schwarzer schwarzes schwarzen angelaufen verfarbt verfarbung russ verrusst russig negro negra negros
    ennegrec* hollin amarillent* tiznad*`,
  shock: `shock shocks shocked electrocut* zap zaps zapped zapping tingle tingles tingling jolt jolted buzzed-me
    electrified belted-me electric-shock coup-de-jus coups-de-jus chataigne chataignes decharge decharges picote*
    picotement* fourmille* prend-le-jus pris-le-jus prend-du-jus coup-de-courant electrise* electrocute* stromschlag*
    eine-gewischt einen-gewischt gewischt-bekommen eine-gewatscht schlag-bekommen schlag-gekriegt kribbel* kribbelt
    gekribbelt bitzelt elektrisiert unter-strom calambre calambres calambrazo* descarga descargas corriente-me
    da-corriente dio-corriente pega-corriente pasa-corriente da-toques dio-toques toques hormigueo cosquilleo patada
    me-patea pateo me-dio-la-corriente me-agarro-la-corriente agarro-corriente sacudida`,
  water: `water leak leaks leaked leaking drip drips dripped dripping pouring pours poured flood floods flooded
    flooding burst gush gushes gushing spurting spraying squirting soaked soaking wet puddle puddles eau fuit fuite
    fuites goutte gouttes gouttait inond* degat-des-eaux coule coulent coulait trempe trempee mouille mouillee
    jaillit gicle ruissel* deborde debordement flaque wasser leck leckt lecks lecken tropf tropft tropfen tropfte
    uberflut* uberschwemm* rohrbruch nass nasse nassen lauft-aus lauft-uber lauft-runter lauft-durch lauft-ins
    spritzt spruht schiesst rinnt sickert pfutze unter-wasser agua gotea gotean goteando gotera goteras inund* fuga
    fugas chorro chorrea chorreando moja mojado mojada mojados charco charcos reventa* reventon desbord* empapad*
    escurre brota encharc* submerged under-water underwater rain regen pluie lluvia`,
  swollen: `swoll* swell swells swelling swelled bulge bulges bulging bulged bulgin bloat* puffed puffed-up puffy
    ballooned pillow expanded gonfle gonflee gonfles gonflent bombe bombee bombent boursoufl* aufgeblah* geblaht*
    gewolbt ausgebeult beult aufgequollen aufgeblasen dick dicker hinchad* hincha hinchando inflado inflada inflados
    inflo inflando abombad* abombo panzon deformed deforme verformt* leaking-fluid leaking-goo`,
  gives: `sag sags sagging sagged saggy bulge bulges bulging bulged bow bowing bowed bows collaps* caving caved
    cave-in caves-in buckl* lean leans leaning tilt tilts tilting tilted giving-way gives-way gave-way given-way
    giving crumbl* falling falls-off fell fallen about-to-fall come-down coming-down coming-away came-down
    pulling-away subsid* sinking sinkhole shifted shifting swaying wobbling hanging-off affaiss* effondr* ecroul*
    bombe bombee penche penchent incline s-ouvre menace tombe tombee tombent tomber tombees s-enfonce flechit bascule
    decroche glissement durchhang* durchgebogen durchbiegt biegt-sich hangt hangen wolbt gewolbt sturzt* einsturz*
    eingesturzt eingebrochen eingestorzt gibt-nach nachgegeben neigt geneigt schief abgesackt abgerutscht gerutscht
    senkt bricht brockel* brockelt gekippt kippt hundio hundido hundida hunde hunden hundiendo hundimiento derrumb*
    desmoron* cae caer caido caida caidos cayo cayendo caen ced* abomb* abombado combad* inclina inclinado inclinada
    ladeado ladeando desprend* vencido vencida venciendo tambalea pandea pandeo desliz*`,
  crack: `crack cracks cracked cracking split splits fissure* lezard* craque craquele craquelure fendu fendue riss
    risse rissen gerissen spalt spalte grieta* rajad* raja rajo agriet* partido resquebraj*`,
  pressure: `pressure bar gauge pression presion druck uberdruck explod* explos* burst bang banging rumbl* retumb*
    gronde steam steaming vapeur dampf dampft vapor relief-valve safety-valve soupape groupe-de-securite
    uberdruckventil sicherheitsventil valvula-de-seguridad valvula manometre manometer manometro psi about-to-blow`,
  sounds: `going-off went-off goes-off gone-off screaming blaring ringing wailing shrieking beep beeps beeping beeped
    chirping sonne sonnent sonner hurle hurlent retentit bip bips bipe sifflet declenche declenchee piep piept piepen
    piepst piepste gepiept schrillt heult geht-los losgegangen geht-an angegangen schlagt-an schlagt-alarm suena
    suenan sueno sonando sono pita pitan pitando pitar ulula salto saltado chilla disparo se-activo`,
  emerging: `coming-out coming-from coming-through coming-up comes-out came-out coming-off comes-from leaking-out
    pouring-out blowing-out shooting-out sort sortent sortait qui-sort crache crachent s-echappe gicle kommt-aus
    kommt-raus raus rauskommt kommen-aus austritt tritt-aus stromt spuckt sale salen saliendo salia salio escapa
    escapando echa echando suelta`,
} as const;
