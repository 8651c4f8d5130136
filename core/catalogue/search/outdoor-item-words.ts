import type { ItemName } from '../../domain/care/care-task.ts';
import type { Words } from './words.ts';

/** What people call the items outdoors, in the garden and in the garage. */
export const outdoorItemWords = {
  'BBQ Grill': [
    'bbq barbecue barbeque grill',
    'barbecue grill plancha',
    'grill gasgrill grillrost holzkohlegrill',
    'barbacoa parrilla asador',
  ],
  'Deck/Patio': [
    'deck decking patio paving paving-slabs flagstones',
    'terrasse-en-bois dalles pavés lames',
    'holzterrasse terrassendielen dielen pflaster terrassenplatten',
    'tarima deck patio losas adoquines',
  ],
  'Fire Pit': ['fire-pit fire-bowl bonfire', 'brasero', 'feuerschale feuerstelle', 'brasero hoguera fogata'],
  'Outdoor Jacuzzi': [
    'hot-tub outdoor-spa spa outdoor-jacuzzi',
    'spa jacuzzi-extérieur spa-extérieur',
    'außenwhirlpool whirlpool badefass',
    'spa jacuzzi-exterior',
  ],
  'Outdoor Kitchen': [
    'outdoor-kitchen garden-kitchen',
    'cuisine-d-été cuisine-extérieure',
    'außenküche outdoorküche',
    'cocina-exterior cocina-de-verano',
  ],
  Pool: [
    'pool swimming-pool chlorine',
    'piscine chlore',
    'pool schwimmbad schwimmbecken chlor',
    'piscina alberca cloro',
  ],
  'Flower Garden': [
    'flowers flower-bed borders perennials roses plants',
    'fleurs massif vivaces rosiers plates-bandes',
    'blumen blumenbeet stauden rosen',
    'flores macizo plantas rosales jardín',
  ],
  Hedges: ['hedge hedges privet box-hedge shrubs', 'haie haies buis thuya', 'hecke buchsbaum thuja', 'seto setos'],
  Lawn: [
    'lawn grass turf mower lawnmower mowing',
    'pelouse gazon tondeuse herbe tondre',
    'rasen gras rasenmäher mäher mähen',
    'césped pasto cortacésped hierba',
  ],
  Terrace: [
    'terrace balcony roof-terrace tubs pots railing',
    'terrasse balcon toit-terrasse garde-corps jardinières',
    'terrasse balkon dachterrasse geländer kübel',
    'terraza balcón azotea barandilla macetas',
  ],
  Trees: [
    'tree trees branch branches trunk',
    'arbre arbres branche tronc',
    'baum bäume ast äste',
    'árbol árboles rama',
  ],
  Greenhouse: ['greenhouse glasshouse polytunnel', 'serre', 'gewächshaus treibhaus', 'invernadero'],
  'Irrigation System': [
    'irrigation sprinkler sprinklers drip dripper watering',
    'arrosage arroseur goutte-à-goutte',
    'bewässerung sprinkler regner tropfbewässerung',
    'riego aspersor goteo aspersores',
  ],
  'Vegetable Garden': [
    'vegetables vegetable-garden veg-patch allotment raised-bed crops tomatoes',
    'potager légumes tomates',
    'gemüse gemüsegarten gemüsebeet hochbeet tomaten',
    'huerto verduras tomates hortalizas',
  ],
  Bicycle: ['bike bicycle cycle pushbike', 'vélo bicyclette bici', 'fahrrad rad bike', 'bici bicicleta'],
  Car: [
    'car automobile windscreen windshield',
    'voiture auto pare-brise',
    'auto wagen pkw windschutzscheibe',
    'coche auto carro parabrisas',
  ],
  Boat: ['boat yacht hull outboard', 'bateau voilier hors-bord', 'boot yacht außenborder', 'barco lancha fueraborda'],
  Motorcycle: ['motorbike motorcycle', 'moto motocyclette', 'motorrad', 'moto motocicleta'],
  RV: [
    'rv caravan camper motorhome campervan',
    'camping-car caravane fourgon',
    'wohnmobil wohnwagen camper',
    'autocaravana caravana',
  ],
  Scooter: [
    'scooter e-scooter escooter moped electric-scooter',
    'trottinette scooter trottinette-électrique',
    'roller e-scooter elektroroller mofa',
    'patinete patinete-eléctrico ciclomotor',
  ],
  Trailer: ['trailer towing tow-bar', 'remorque attelage', 'anhänger anhängerkupplung', 'remolque enganche'],
} as const satisfies Partial<Record<ItemName, Words>>;
