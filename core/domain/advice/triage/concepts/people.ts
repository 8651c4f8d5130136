/** Who is hurt, and how. */
export const people = {
  unwell: `dizzy dizziness dizzyness woozy giddy lightheaded light-headed nausea nauseous nauseated queasy headache
    headaches headachy splitting-head thumping-head migraine feel-faint feeling-faint feels-faint fainted fainting
    passed-out passing-out passes-out blacked-out blacking-out collapsed unconscious unresponsive not-responding
    drowsy sleepy groggy confused talking-nonsense making-no-sense slurring slurred sick vomit vomits vomited
    vomiting throwing-up threw-up thrown-up puke puked puking chucking chundering spewing barfing swimmy head-rush
    head-is-spinning room-is-spinning floppy limp went-limp out-cold out-of-it spaced-out not-waking wont-wake
    can-t-wake cant-wake cannot-wake wont-get-up cant-stand stumbling wobbly staggering twitching seizure convulsing
    shivering clammy poorly ill unwell crook chakkar lethargic vertige* nausee* nauseeux malaise etourdi* vomi vomir
    vomis vomissait vomissements evanoui* evanouie somnol* mal-a-la-tete mal-de-tete maux-de-tete mal-de-bloc
    mal-au-crane mal-au-coeur mal-au-ventre tete-qui-tourne tete-tourne la-tete-lourde envie-de-vomir envie-de-dormir
    tombe-dans-les-pommes tourne-de-l-oeil perdu-connaissance inconscient* molle tout-mou repond-plus reagit-plus
    bouge-plus se-reveille-pas reveille-plus tient-plus-debout pas-bien vaseux dans-les-vapes etourdissements
    degobille malade* confus schwindel* schwindlig* schwummrig* schwummerig* duselig damisch trummlig ubel ubelkeit
    kopfschmerz* kopfweh schadelweh brummschadel schlecht-ist ist-schlecht wird-schlecht war-schlecht benommen
    benebelt ohnmacht* bewusstlos* weggetreten erbrech* erbrochen erbricht ubergeben kotz* gekotzt speiben gspieben
    mude schlapp umgekippt umkippt umgefallen zusammengebrochen zusammengesackt zusammengeklappt torkelt taumelt
    lallt reagiert-nicht reagiert-nimmer nicht-wach nicht-mehr-wach ansprechbar krank mareo mareos mareado mareada
    mareados mareadas mareando mareamos maree nauseas desmay* vahido* dolor-de-cabeza duele-la-cabeza
    dolores-de-cabeza duele-mucho-la-cabeza cefalea jaqueca vomito vomitos vomitar vomitando vomita vomitado devolvio
    guacareo somnolient* adormilad* inconsciente aturdid* atontad* atarantad* embotad* desvanec* desplom* no-responde
    no-reacciona no-despierta no-se-despierta no-contesta no-se-mueve no-se-levanta se-desmayo tirado tirada debil
    convulsion* temblando enfermo enferma`,
  breathing: `cough coughs coughing coughed choking choke chokes breathe breathes breathed breathing breath
    breathless wheez* gasping throat lungs short-of-breath blue-lips lips-blue turned-blue turning-blue going-blue
    not-breathing isnt-breathing drooling drools foaming tousse* toux gorge respir* essouffl* etouffe etouffer
    etouffent suffoqu* poumon* levres-bleues tout-bleu bave bavait huste hustet husten hustete kratzt-im hals atem*
    atmen atmet luft-kriegen keine-luft kriegt-keine-luft bekomme-keine-luft rochel* erstickt ersticken erstick
    blau-angelaufen blaue-lippen sabber* geifert tos toser tose tosiendo tosemos garganta pecho ahogo ahogando ahoga
    asfixi* no-respira respira-mal respirar respira aire-me-falta falta-el-aire me-falta-aire labios-azules morado
    babea babeando`,
  eyes: `eyes-burn* eyes-sting* eyes-water* burning-eyes burns-my-eyes stinging-eyes eyes-are eyes-itch* in-my-eye
    in-my-eyes in-his-eye in-her-eye in-the-eye in-the-eyes yeux-qui-piquent yeux-piquent piquent-les-yeux
    pique-les-yeux brulent-les-yeux dans-les-yeux dans-l-oeil yeux-rouges augen-brennen augen-tranen
    brennen-in-den-augen in-den-augen ins-auge im-auge in-die-augen ojos-escuecen pican-los-ojos arden-los-ojos
    escuecen-los-ojos ojos-rojos ojos-lloros* lloran-los-ojos en-el-ojo en-los-ojos al-ojo`,
  injured: `hurt-my hurt-his hurt-her bleeding bleeds burnt-my burned-my burnt-his burnt-her scalded scald burn-on
    cut-my broken-arm broken-leg head-injury fracture blister* wound numb tingling-arm cant-move skin-is-peeling
    blesse blessee blesses saigne* saignement brule-la-main brule-au ebouillant* cloque* entaille ouvert-la verletzt
    blutet blute verbruht verbrannt-an hand-verbrannt brandblase* platzwunde knochen geschnitten herido herida sangra
    sangrando sangre quemaduras se-quemo me-queme escaldo escaldado quemo-la quemado-la ampollas cortado-la corte-el`,
  swallowed: `swallow swallowed swallowing swallows drank drunk drinking ingested ate-a ate-some ate-the eaten sipped
    licked chewed avale avalee avales avaler bu-de bu-du a-bu ai-bu gobe croque macho mordu mange-une mange-des lappe
    verschluck* getrunken geschluckt runtergeschluckt gefressen gegessen trago trague tragado tragada tragando
    se-trago tomo-un bebio bebido ingiri* comio-una comio-un se-comio lamio chupo`,
  people: `baby babies toddler kid kids child children daughter husband wife girlfriend boyfriend hubby missus mum
    mom dad nan grandma grandpa grandad granny elderly my-son our-son his-son her-son brother sister cousin uncle
    aunt neighbour neighbor flatmate roommate housemate we-all everyone everybody whole-family family lodger bebe*
    enfant* gamin* gosse* mon-fils notre-fils son-fils petit-fils fille mari femme conjoint* copain copine mere pere
    maman mamie mamy papi papy voisin* voisine colocataire coloc frere soeur famille nous-tous on-est-tous blonde
    chum mein-kind das-kind unser-kind kinder kindern sohn tochter mann frau freundin mutter vater mama papa oma opa
    schwester bruder nachbar* familie wir-alle uns-allen uns-alle mitbewohner schwiegermutter schwiegervater
    nino* nina ninas nena nene hijo* hija* marido esposo esposa mujer novio novia madre padre mami hermano hermana
    abuel* vecin* familia estamos-todos todos-con a-todos nosotros suegr* guagua chamaco pibe`,
  animal: `dog dogs cat cats budgie budgies parrot parakeet canary hamster rabbit pet pets bird birds puppy kitten
    chien* chat chats chatte chiot perruche* canari* lapin hund hunde hundi katze kater katzen wellensittich* vogel
    kaninchen meerschweinchen welpe perr* gato gata gatito cachorro periquito* loro canario* pajaro pajaros conejo`,
  body: `head face chest mouth hand hands finger fingers eye eyes foot feet leg legs arm arms lips skin heart neck
    blood tete visage bouche doigt doigts oeil yeux jambe jambes bras coeur cou ventre peau pieds sang kopf gesicht
    mund auge augen herz bein fuss bauch brust blut cabeza cara boca mano manos dedo dedos ojo ojos pierna brazo
    corazon piel pie cuello lengua`,
  someone: `he hes him she shes someb* someone people lui qqn quelqu jemand ihn ihm leute alguien gente`,
  lying: `lying lies-on lay-on laid-on on-the-floor-and asleep sleeping wake woke wakes answering dying allonge*
    couche couchee endormi* dort reveille liegt lag-am bewegt-sich-nicht schlaft schlafen geschlafen aufgewacht
    antwortet wecken acostad* tumbad* dormid* duerme despierta contesta reacciona muerto muriendo`,
  trapped: `stuck-in stuck-inside stuck-under stuck-between stuck-on trapped locked-in cant-get-out cannot-get-out
    cant-get-him cant-get-her pinned pinned-under caught-in jammed-in buried under-a under-the coince coincee
    coincees coinces enferme enfermee enfermes bloque-dans bloquee-dans bloques-dans bloque-dedans pris-dans
    prise-dans enseveli* eingesperrt eingeklemmt klemmt-fest steckt-fest steckt-in kommt-nicht-raus kommen-nicht-raus
    verschuttet drunter begraben atrapad* encerrad* enterrad* pillado pillada atascad* sepultad* aplast*
    no-puede-salir no-podemos-salir debajo-de-la`,
  falls: `fell-off fell-through fell-from fell-in fell-into fallen-off fallen-into fallen-through fell-down-the
    slipped-off slipped-on slipped ladder fallen-down drowning drown drowned in-the-pool under-the-water tombe-de
    tombe-du tombee-de tombe-dans tombee-dans tombe-a-travers chute echelle glisse noye noyee noie gesturzt
    heruntergefallen runtergefallen reingefallen hineingefallen ausgerutscht abgerutscht leiter abgesturzt ertrink*
    ertrunken caido-de se-cayo me-cai resbalo resbale cayo-de cayo-al escalera-de-mano ahogandose se-ahoga`,
  pit: `cesspit septic cistern manhole silo trench pond pool river slurry sewer crawlspace crawl-space puits fosse
    citerne puisard regard piscine tranchee riviere etang vide-sanitaire grube jauchegrube gullegrube brunnen schacht
    zisterne teich graben pumpensumpf pozo cisterna aljibe fosa camara-septica alberca zanja pileta`,
} as const;
