/** The things in and around a home that a danger comes from. */
export const things = {
  burner: `boiler combi furnace heater heaters gas-heater space-heater patio-heater stove stoves woodstove cookstove
    stovetop cooktop range wood-stove pellet-stove potbelly woodburner wood-burner wood-burning log-burner logburner
    multifuel multi-fuel rayburn aga fireplace open-fire coal-fire generator genset barbecue barbeque bbq barbie
    hibachi chiminea smoker charcoal coals briquettes brazier fire-pit firepit firebowl coal paraffin kerosene
    gas-fire water-heater hot-water-service geyser tandoor sigri angeethi bukhari hob cooker camping-stove gas-ring
    incinerator chaudiere chaudieres fournaise poele poeles cheminee foyer insert-a-bois l-insert notre-insert
    mon-insert conduit-de chauffe-eau chauffe-bain chauffe-eau-a-gaz cumulus ballon-d-eau-chaude brasero braseros
    groupe-electrogene generatrice charbon charbons gazinier* gaziniere cuisiniere rechaud plancha
    chauffage-d-appoint poele-a-petrole convecteur bruleur bruleurs salamandre therme gastherme gasthermen
    kombitherme ofen ofens ofchen kachelofen schwedenofen kaminofen pelletofen olofen kohleofen holzofen
    werkstattofen kuchenherd beistellherd kamin kamine kamins schornstein abgasrohr heizung heizkessel kessel
    olheizung durchlauferhitzer warmwasserboiler heizstrahler heizpilz heizlufter feuerschale feuerkorb
    notstromaggregat stromaggregat aggregat stromerzeuger holzkohle holzkohlegrill grillkohle kohle kohlen grill
    gasgrill gasherd gaskocher campingkocher caldera calderas estufa estufas chimenea calentador calentadores calefon
    califont calefont termo termotanque bosca salamandra mesa-camilla generador al-carbon de-carbon con-carbon
    carbon-encendido carbones carbon-vegetal carbon-prendido asador parrilla anafe hornalla hornallas hornilla
    hornillo fogon quemador quemadores salida-de-humos calefactor parafina cocina-a-gas cocina-de-gas pantalla-a-gas
    tiro-balanceado planta-de-luz`,
  gas: `gas gaz propane butane lpg methane propan butan erdgas flussiggas fluessiggas gasflasche* butano propano
    metano bombona* bonbonne* bouteille-de-gaz bouteilles-de-gaz mercaptan gasgeruch gasleck gasaustritt gasleitung*
    gasrohr* gasherd gasheizung gaskocher gasregler gaspatrone gaskartusche gasometer tuyau-de-gaz fuite-de-gaz
    fuga-de-gas garrafa garrafas tanque-de-gas tanque-estacionario cilindro-de-gas pipeta balon-de-gas tubo-de-gas
    llave-del-gas llave-de-gas nat-gas natural-gas calor-gas gas-bottle gas-canister gas-cylinder gas-main gas-line
    gas-tap gasline cylinder meter detendeur robinet-du-gaz robinet-de-gaz compteur contador gaszahler gashahn
    regulador`,
  pipe: `pipe pipes hose hoses tubing pipework main valve tap tuyau tuyaux canalisation* conduite* flexible vanne
    robinet rohr rohre rohrleitung wasserrohr wasserleitung schlauch schlauche ventil hahn tubo tubos tuberia* cano
    canos caneria* manguera llave grifo canilla`,
  electric: `socket sockets outlet outlets powerpoint power-point receptacle plug plugs fuse fuses fusebox fuseboard
    consumer-unit breaker breakers breaker-box electrical-panel electric-panel switchboard light-switch switch wiring
    wire wires cable cables power-cord cord cords flex extension-lead extension-cord extension adapter multiplug
    power-strip power-board charger chargers lamp light lights bulb bulbs chandelier electric electrics electrical
    electricity mains live-wire rcd mcb isolator inverter junction-box meter-box geyser-switch spots spotlight*
    downlight* ceiling-light fairy-lights immersion-switch prise prises tableau-electrique panneau-electrique tableau
    disjoncteur* differentiel interrupteur* multiprise* rallonge* chargeur* lampe lampes ampoule* lumiere lumieres
    fil les-fils des-fils fils-electriques fil-electrique fils-denudes electrique* electricite courant plafonnier*
    applique* luminaire* spot-encastre boite-de-derivation coffret compteur-electrique plinthe-electrique verteiler*
    verteilerkasten verteilerdose sicherungskasten sicherungstableau elektrik elektrisch* elektro steckdose* stecker
    steckerleiste mehrfachstecker* kabeltrommel sicherung sicherungen fi-schalter schalter lichtschalter kabel kabeln
    verlangerung* ladegerat* netzteil lampen deckenlampe leuchte gluhbirne leitung leitungen strom stromkasten
    stromkabel trafo enchufe* tomacorriente* toma-de-corriente tomas contacto cuadro cuadro-electrico interruptor*
    apagador regleta* zapatilla alargue alargador* cargador* lampara* bombilla* bombillo* ampolleta* cable* cablecito
    luz luces corriente ladron termica tablero diferencial disyuntor centro-de-carga caja-de-luz medidor plafon foco
    focos soquet portalamparas electrico* electrica* electricidad ventilador`,
  structure: `ceiling ceilings wall walls roof floor floorboards balcony beam beams joist* rafter* staircase stairs
    step steps lintel chimney-stack railing railings balustrade retaining foundation foundations porch deck decking
    carport pergola conservatory scaffold scaffolding plafond plafonds mur murs muret toit toiture plancher balcon
    balcons poutre* solive* escalier rambarde garde-corps charpente dalle facade terrasse linteau decke zimmerdecke
    kellerdecke wand wande mauer stutzmauer dach balkon balken trager treppe gelander fassade vordach gerust estrich
    techo tejado cielo-raso cielorraso falso-techo pared paredes tejabana suelo piso losa terraza viga* escalera
    escaleras barandilla baranda muro muros barda cornisa fachada dintel columna tree trees arbre arbol baum baume
    branch branche ast rama gutter tile tiles hillside slope talus hang ladera cerro barranco`,
  battery: `batter* lithium li-ion lipo power-bank powerbank vape e-cig e-bike ebike e-scooter scooter hoverboard
    phone laptop notebook tablet drone drill-battery batterie batteries trottinette* velo-electrique ordi ordinateur
    portable telephon* cigarette-electronique puff pile piles akku* roller e-roller pedelec handy bateria* pila pilas
    patinete* patin monopatin bici-electrica celular movil portatil telefono compu vapeador cargador-portatil`,
  alarm: `alarm alarms detector detectors smoke-detector sounder alarme* detecteur* avertisseur* daaf alarma alarmas
    detector* sensor-de-humo melder rauchmelder* rauchwarnmelder co-melder co-warner warnmelder gasmelder warner
    feuermelder hitzemelder brandmelder screaming siren sirens sirene sirena`,
  monoxide: `carbon-monoxide monoxide monoxyde monoxid* monoxido kohlenmonoxid kohlenmonoxyd co ppm cao`,
  chemical: `bleach ammonia chlorine drain-cleaner drain-unblocker drain-opener drano toilet-cleaner toilet-duck
    oven-cleaner descaler acid muriatic caustic lye solvent solvents white-spirit turpentine turps thinner thinners
    paint-stripper antifreeze pesticide weedkiller weed-killer insecticide javel eau-de-javel ammoniaque alcali
    chlore deboucheur detartrant anticalcaire acide soude soude-caustique solvant* acetone alcool-a-bruler antigel
    desherbant chlor chlorix chlorreiniger domestos bleiche ammoniak salmiakgeist abflussreiniger rohrreiniger
    entkalker saure salzsaure essigsaure atznatron natronlauge lauge verdunner terpentin frostschutz
    unkrautvernichter spiritus lejia lavandina cloro clorox hipoclorito amoniaco amoniaca desatascador destapacanos
    destapa acido muriatico sosa sosa-caustica soda-caustica disolvente anticongelante herbicida salfuman aguafuerte
    aguarras raticida veneno vinegar vinaigre essig essigessenz vinagre mercury mercure quecksilber mercurio
    refrigerant refrigerante chloramine chloramin detergent detergente pod pods capsule capsules lessive lessives
    cleaner cleaners spray spruh reiniger klostein limpiador limpiahornos antical poison rat-poison poudre pulver
    pool-chemicals`,
  fuel: `fuel petrol gasoline diesel essence benzin gasolina nafta bencina heating-oil oil-tank fioul mazout
    cuve-a-mazout heizol oltank gasoil gasoleo kerosene kerosen queroseno paraffin parafina petrole ethanol
    bioethanol`,
  chimney: `chimney chimneys flue stovepipe stove-pipe chimney-breast chimney-pot cheminee conduit-de-fumee
    conduit-de-cheminee le-conduit tuyau-de-poele tubage schornstein* kamin rauchfang esse ofenrohr rauchrohr
    chimenea tiraje el-tiro tubo-de-la-estufa ducto canon-de-la-estufa`,
  vehicle: `car cars van-in truck engine exhaust motor motorbike auto autos abgas abgase wagen voiture bagnole char
    moteur echappement coche carro camioneta camion tubo-de-escape el-escape garage garages garaje cochera`,
  pan: `pan pans frying-pan chip-pan deep-fat skillet wok fryer oil fat grease poele-a-frire dans-la-poele
    poele-en-feu casserole friteuse marmite bain-d-huile huile graisse pfanne pfannli topf fritteuse frittiertopf
    fett speiseol frittierol ol sarten sartenes freidora olla cazo cazuela perol aceite manteca grasa fondue raclette`,
  powerline: `power-line power-lines powerline powerlines pylon overhead-line overhead-wire downed-line downed-wire
    ligne-electrique ligne-haute cable-electrique-au-sol poteau-electrique hochspannung* stromleitung freileitung
    strommast oberleitung cable-de-alta-tension cable-de-alta alta-tension poste-electrico poste-de-luz torre-de-alta
    linea-electrica poste`,
  appliance: `dryer drier washing-machine washer dishwasher fridge freezer oven microwave toaster kettle tv telly
    heater iron hairdryer hair-straighteners straightener dehumidifier tumble-dryer air-fryer airfryer slow-cooker ac
    aircon electric-blanket blanket fan stairlift lift elevator lave-linge machine-a-laver laveuse secheuse
    seche-linge seche-cheveux lave-vaisselle frigo frigidaire refrigerateur congelateur four micro-ondes grille-pain
    bouilloire tele televiseur radiateur fer-a-repasser ascenseur climatiseur clim hotte waschmaschine trockner
    waschetrockner spulmaschine geschirrspuler kuhlschrank gefrierschrank tiefkuhler backofen backrohr mikrowelle
    wasserkocher fernseher bugeleisen fohn heizdecke aufzug klimaanlage lavadora lavarropas secadora secarropas
    lavavajillas lavaplatos nevera heladera refri refrigerador refrigeradora frigorifico congelador horno microondas
    tostadora tostador hervidor pava-electrica televisor plancha radiador manta-electrica ascensor aire-acondicionado`,
  asbestos: `asbestos asbestos* amiante asbest asbesto amianto eternit fibrocemento radon lead-paint`,
  bath: `shower showers bath bathtub bathing tub douche baignoire bain dusche duschen badewanne baden ducha duchando
    banera tina regadera banarse banando`,
  candle: `candle candles tealight incense wax bougie bougies bougeoir encens cire kerze kerzen teelicht adventskranz
    wachs vela velas incienso veladora cigarette zigarette cigarro cigarrillo ashtray cendrier aschenbecher`,
  cloth: `bed duvet sofa couch curtain curtains cushion mattress towel clothes sleeve lit matelas couette rideau
    rideaux canape coussin serviette habits manche bett matratze vorhang kissen decke-auf handtuch cama colchon
    cortina cortinas sillon almohada toalla ropa manga teppich tapis alfombra carpet`,
  power: `power power-cut outage blackout panne-de-courant stromausfall apagon corte-de-luz tripped trips trip
    tripping saute disjoncte rausgeflogen fliegt salto-la`,
  room: `kitchen bathroom bedroom cellar basement loft attic landing hallway upstairs downstairs stairwell cuisine
    chambre cave sous-sol grenier salon couloir palier keller kuche schlafzimmer wohnzimmer treppenhaus stiegenhaus
    dachboden flur cocina cuarto habitacion dormitorio sotano pasillo recamara pieza`,
} as const;
