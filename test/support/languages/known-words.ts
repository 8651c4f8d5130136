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
  'Rain Bird',
  'Registered Electrical Contractor',
  'Registered Gas Installer',
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
    bunded canceled carinthia carnet chainrings clubroot coliform combi compressions consommation contrôle cookstove
    cooktop ctrl cyanuric de-icing degrease degreaser demineralised der des descaler descalings dialogs dieback
    downpipe downpipes drawbar dripper drippers droits ducted défenseur eco eelworm euphorbia evaporative
    exchanger excluder flambé flueways fluorinated flushable gasfitting gearcase hellebores igniter isobutane
    isolator isolators larvicide lifejacket lilas logement loppers länder magnetron meltwater microfibre mistyped
    motorhome mown onboarding overtightened overwatering overwaters picocuries polycarbonate portafilter pre-filter
    preventer processionary prunings pyrolysis pyrolytic québec ramoneur recoating replastering repointing
    repot reseat restack restrictors roadworthiness rooflights rosé scarifier screenwash signup soleplate sooted
    specialty strimmer swingarm tankless tensioner thermoelectric tradesperson unblocker unbraked unclip unclips
    undercooks unshaded unswept unvented vaillant variator wallonia waveguide wetted
  `),
  fr: listed(`
    allen analytics antibasculement anticoupure antifeu antimoisissure antipoussière antirefoulement autonettoyage balboa balnéo
    carinthie carports draft déclipsage dévoilage f-gas flaps gainable glycolée hayward healthy honeywell hotpoint
    household humidimètre ideal inverter mousseur outlook polish postmark regraissage resceller reset skimmer
    skimmers split stenotaphrum stripe tenancy vmc zika éco
  `),
} as const;
