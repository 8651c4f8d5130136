/** What French texts say in another language, because it has that name in its country, or is written on a device. */
export const foreignNames: readonly string[] = [
  '(true, false)',
  'Australian Refrigeration Council',
  'Caravan and Motorhome Club',
  'Civil Defence',
  'Clean Air Act',
  'E-Check',
  'ESB Networks',
  'Electrical Safety First',
  'Gas Networks Ireland',
  'Gas Safe Register',
  'Gas Safe',
  'International Residential Code',
  'Model Context Protocol',
  'National Pest Management Association',
  'Natural Resources Wales',
  'Rain Bird',
  'Registered Electrical Contractor',
  'Registered Gas Installer',
  'Scottish Water',
  'State Emergency Service',
  'Technical Safety BC',
  'Worcester Bosch',
  'fire marshal',
  'Un troisième, language,',
  'general binding rules',
  'healthy homes standards',
  'house coal',
  'pronto intervento',
  'safety switch',
  'smoke control area',
  'switchboard',
  'total fire ban',
  '« Err » ni « End »',
  '« shaken »',
  '« syn »',
];

const listed = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Correct words that the dictionary of a language lacks, in alphabetical order and lower case. */
export const knownWords = {
  en: listed(`
    adapter airbox airflows airstream arborist arborists ardennes authorization backflow backflushing brassicas
    bunded canceled carinthia chainrings clubroot coliform combi compressions cookstove cooktop ctrl cyanuric
    de-icing degrease degreaser demineralised der des descaler descalings dialogs dieback downpipe downpipes drawbar
    dripper drippers ducted eelworm euphorbia evaporative exchanger excluder flambé flueways fluorinated flushable
    gasfitting gearcase hellebores igniter isobutane isolator isolators larvicide lifejacket lilas loppers länder
    meltwater microfibre mistyped motorhome mown onboarding overtightened overwatering overwaters picocuries
    polycarbonate portafilter pre-filter preventer processionary prunings pyrolysis pyrolytic ramoneur recoating
    replastering repointing repot reseat restack restrictors roadworthiness rooflights scarifier screenwash signup
    soleplate sooted specialty strimmer swingarm tankless tensioner thermoelectric tradesperson unblocker unbraked
    unclip unclips undercooks unshaded unswept unvented variator wallonia waveguide wetted
  `),
  fr: listed(`
    allen antibasculement anticoupure antifeu antimoisissure antipoussière antirefoulement autonettoyage balboa
    balnéo carinthie déclipsage dévoilage f-gas flaps gainable glycolée humidimètre ideal inverter mousseur polish
    postmark regraissage resceller reset stenotaphrum vmc éco
  `),
  de: listed(`abblaserohr abbläst abgetaut abklipsen abkochgebot abplatzende absammeln absplitterung absplitterungen abtauen
    abtauheizung abwettert abzuhaken abzusaugen abzuwischen aerifizierer alkalität anbleiben aneinanderschlagen
    angefühlt angenagte angenagten anheizklappe ansaugung anzündholz app apps ardennen area aromatisierte ascheeimer
    aschekasten ascheschaufel aschetür assistant aufhebeln auflaufbremsen auflaufeinrichtung auflaufweg
    ausblastemperatur auskippen auskleidung auslass auslässe auslässen auspolieren ausrechen ausstecken aussäen
    australia austrieb auszubleichen auszubrennen außenwasserhahn außenwände axe backofentür bad-entkalker badgeräte
    badlüfter baum beete benzin-innenborder beproben bereitlegen beschilderten beuligen bewässerung bidet bidetbecken
    bidets bidetschläuche bidetsitz bidetsitzes bilge bilgengebläse bilgepumpe bimsschwamm binding birn birnbäume
    bissspuren blasige bleichehaltigen bleistiftbreiter blumenbeete bodenroste boilerventil boilerwasser bootsmotor
    bremsenreiniger bremsenwartung brennerdeckel brennereinlass brennerlöchern brennerregler brennerrohre
    brennerrohren british brom browserherstellers brüheinheit brühgruppe buchsbaumzünslers buchstrieben bösgläubig
    canada carport chlorbleiche chlordämpfe chlorreiniger chlorstein civil cloud co-melders coliforme columbia com
    control cyanursäure dach dachboden dachdeckerbetrieb dachdeckerbetriebs dachrinnen dachrinnenbetriebs
    dachrinnenreinigung dahintergefallen darunterpasst daumendicken dazustellen deckenventilatoren dengue
    dichtheitsprüfung drehmomentschlüssel drückerplatte départements düngereinspeisung e-bike e-bike-akkus e-scooter
    e-scooters eco-programm eco-programme eco-spülgänge eiern eigentümerseite eigentümerwechsel einfriedung
    eingeflieste eingeschneiter eingesponnene eingewaschen einlassgitter einlasssieb einlasssiebe einlassventil
    einpendelt einschrauben einsäen einzuatmen elektro-pizzaofen elektroheizkörper emaille emaillierten emaillierter
    end entfetter entfeuchter enthärter enthärtet enthärteten enthärtetes enthärtungsanlage enthärtungsanlagen
    entkalken entkalker entkalkt entkalkung entkalkungsanzeige entkalkungsprogramm entleerungsprogramm
    entleerungsventile entmineralisiertes entstören erbsenhaut erdwärmepumpe err espressomaschine espressoreiniger ess
    example fahrradkette fahrradpumpe faltenbalg farb farbverdünner fegens felligen festgegurtet festgehen festgeht
    festgetretene feuchteflecken feuchtegesteuerte feuchtemesser feuchtesensoren feuchtewerte feuchttücher feuerstelle
    feuerwehren fingerbreit fischiger fitness flachstrahldüse fluorierten flusen flusensieb flusensiebs framework
    franst fraßspuren freischneiderwunden frostfrei frostfreien fröste frösten frühjahrsdünger funkengitter
    föhnstecker füllstandsgefäß garraum gart gartenpizzaofen gas-pizzaofen gasfeuerstelle gasheizung gaskochfeld
    gaskochfelds gebrauchstauglich gegurtet gegurteter geländerfeld geländerstäbe gemüsebeete gemüsen gesamtalkalität
    gescannt geschirrspülersalz glasschaber granitgebiete grauwasser grip grus gurten gärtner-noppenfolie
    gürtelschnalle haarfeiner hahnfilter hahnseitigen hakenförmige halbstarres handbrause handtellergroße hash hashes
    haubenfilter hauptabsperrhahn hausakte hausunterlagen health hebesensor heizgeräte heizkessels heizkörper heizung
    herabfallen herausfedern herauslaufen herausschauen herauszischen herds heruntergeklappter
    hinaufklettern hinaufklettert hinaushelfen hinauskann hinausklettern hinauskönnen hinauslassen hinauslenken
    hinausmüssen hindurchfallen hindurchfällt hindurchkann hindurchströmt hineinfällt hineingedrückt hineingegossen
    hineingeschickt hineingeschoben hineingleitet hineingreifen hineinlässt hineinmuss hineinsteigt hineinzuschreiben
    hinunterlaufen hitzefeste hitzefester hochdruckreinigen hochsteigen hohlspoons holz-pizzaofen holzzerstörenden
    home home-bildschirm homes hostet hosting hosting-unternehmen hurrikane hygrometer häckselgut impeller information
    innenborder intensivprogramm inverter-modelle isobutan isolations kaffee kaffeemaschine kalender-app kalender-apps
    kalken kalklöser kalziumhärte kannenfilter kantonale kardanantrieb kartuschenfilter katalyse katalysebleche
    katalyseblechen katzenstreu kescher kiefernseife klampe klampen klarspüler klimagerät klimageräts klipsen klumpt
    klärgrube kochfelds kohlenmonoxidmelder kohlenmonoxidmelders kohlenmonoxidmessung kohlensauren kohlhernie
    kombigerät kombitherme kompostschicht kompostsäcke kondensatablauf kondensatleitung kondensatpumpe
    kondensatrohr kondensatschlauch kondensatsiphon kontermuttern korrosionsschutz krümelig kunststoffschaber
    ködersystems kübelpflanzen küchenherd küchenherds langstielige langstieliger language larvenmittel laubfrei
    lavastein leerlaufen legionellen legionellenrisiko libretto license listerien lithiumakku losgebürstet loszulegen
    luftbefeuchter luftbefeuchtern luftbefeuchters luftein lufterfrischer luftfeuchte luftwärmepumpe magnesiumanode
    mahlscheiben mahlwerk mangobäumen mangos marina markisenarme maschenweite maurerbetrieb mehreres metallschaber min
    minnesota mitgetestet mittelhartes mitvermietete moospolster motorrollers motorvertikutierer mulch mulchen
    multitabs mumbai mähhöhe mähroboter mäusenester mörtelfugen münzgroßer nachsieht nachspülen nachzufüllen nadelfein
    nagespuren natronpaste naturborstenbürste neapolitanischen nematoden nestfrei no-frost-gerät no-frost-geräte
    no-frost-kühlschrank noppenfolie nylonbürste nylonpad nässt oleander olivenkern ontario paraffinöl passkey
    passkeys pastinaken pelletfeuer pelletgrill pelletkessel pelletkesseln pelletkessels pelletlager pelletofen
    pellets petroleumheizgerät pfeifenreiniger pflanzkelle pflanzschild pflanzzeit pflasterfugen pflasterfugenmörtel
    pfostenfüßen picocurie pieptöne pizzaofen pizzaofens pizzastein plombe policy polycarbonat poolalarm poolbürste
    poolfilter poolreiniger poolsauger poolschwamm poolwasser popcorn powerbank ppm premium premium-abo privacy
    profiltiefenmesser propan prozenttaste prozessionsspinner public pulverlöscher push-dienst pyrolyse
    pyrolyse-backofen quarzstaub quickstoppleine radonamt radonfachbetrieb radonkarte radonschutzgebieten radontest
    ramoneur-ausbildung rasens raucharmer raumfeuchte raumluftabhängig reetgedeckte regeneriersalz regner regulierungs
    reisemobil repairing reparaturbedürftiges rettungsweste revisionsschachts revisionsschächte revisionsverkleidung
    rinnensauger rohrschellen roller rollern rollos rosts ruckend rules rutschfeste rußschaber rußschicht rußtür
    rußtüren röstungen rötere rück rückflussverhinderer rücknahmebox rückspülen rückstauendes rührwerk salzarme
    sattgrünes saucenspritzer sauerstoffbleiche saug saunen schaber schachtdeckelheber schachtpumpe schamotte
    schamottesteine schamottesteinen scharnierkappen scharnierschrauben scharnierseile schattierfarbe schattiernetz
    scheibenwischwasser scheuermilch scheuerpulver scheuerschutz scheuerschwamm schimmelfrei schliffrichtung
    schmorgerichte schneefrei schneefräse schnelllösetaste schnittfeste schnurklampen schnurschlaufe schnurschlaufen
    schockchlorung schornsteinfegen schraub schubladenfach schwamms schwimmerschalter schälchen scooter scotia
    screenreader section selbstreinigende sengfleck sengspuren shaken sicherbare sicherheits sicherungen siebeinsatz
    siebträger siebträgermaschine siebträgers skimmerkorb smoke sockelblende sockelleiste solarmodule sommergrünen
    south spannungsführende spannungsführenden spas speichers spielzeugkisten spinnmilben splitgerät spätabends
    spülbare spülkasten standard staubstürme stauden staudenhorste stillstand strahlregler strangmessungen
    strassenverkehrsamt streu strg sturmfest ständerschalter suraksha-schlauch syn säurefreies säuregehalt tab tabs
    tagtarif tauwasser technique teergeruch teerigen teleskopstange termitenprüfung terrasse thermoelektrische
    thermoelektrischer thermostatarmatur thermostatisch thermostatköpfe thermostatmischer thermostatventil
    toilettenschüssel toilettensitzes token topfböden topfen topfträger torffreie trampolin trimmklappen
    trockenwischen trockner trocknerauslässen trocknerbränden trockners trocknungsfunktion tropfer tropfers tropfrohr
    tropfrohre tropfschale tropfwanne tropfwasser typgeprüft türen türschloss umkehrosmosefilter umkehrosmosemembran
    umlenkplatte umlufthaube umtopfen umwälzpumpe unbeheiztem unbeheizten unbeschattetes undichtigkeit ungefegten
    university unkrautkeimlinge unparfümiertem unwucht upkept-konto upkept-kontos urinstein variomatik
    ventilatorflügel ventilatorflügeln ventilatorrad verbrühung verbrühungen verdunstungskühler verfugen verharzt
    verkehrsunsicher verklumptes verkochen verrußter verrußtes verschleimen verschleißanzeige     verschleißmarken versickerung vertikutierer verzehrfertiges verätzen verätzt victoria vietnamesisch vorausfliegt
    vorbeizugehen vorder vorspülen vrij-zertifikat waldbrandgefährdeten wallonie wallonien wannenhahn warmlaufen
    warmwasserbereiter warmwasserbereitern warmwasserbereiters warmwassers warmwasserspeichers warrant wasserhähne
    wasserhärte wassertank wc-becken wegfliegen weggießen wegleiten wegmuss wegschießen wegzuräumen weichspüler
    weichspülerfach weiterläuft whirlpool whirlpoolrohre whirlpools whirlpoolwanne widerrufserklärung widerrufsfrist
    wind windzugewandten winterstürme wischerabdeckung wischerblätter wischwasser wärmepumpe wärmetauscher
    wärmetauschern wärmetauschers zahlungspflichtig zitronensäurebasis zugestrichenes zuluft zuluftöffnung
    zuluftöffnungen zurückfedern zurückfedert zurückgeblasen zurückgeschnitten zurückkamen zurückläuft zurückschieben
    zurückschnappt zurückschneiden zurückstaut zusammengekehrte zuständigkeitsgebiet zweithäufigste ölhaltiges
    überwinterungsmittel`),
} as const;
