/** The headings of a passport. `title` is the document's own. */
export type Headings = Readonly<Record<Heading, string>> & {
  /** The French names; absent elsewhere. */
  readonly french?: Readonly<Record<Heading, string>>;
  /** What the document is not, below its title; absent elsewhere. */
  readonly limits?: string;
};

export type Heading = 'title' | 'equipment' | 'care' | 'works' | 'figures';

const english: Readonly<Record<Heading, string>> = {
  title: 'House passport',
  equipment: 'Equipment',
  care: 'Maintenance',
  works: 'Repairs and other work',
  figures: 'In figures',
};

/** What the passport is not. */
const frenchLimits =
  'Complète le carnet d’information du logement, ne le remplace pas (adds to the statutory record and doesn’t replace it)';

/**
 * In France the passport must not be taken for the carnet d’information du logement, which the law requires for some
 * homes: that one also lists materials, works for energy and documents (code de la construction et de l’habitation,
 * R126-32 to R126-34).
 */
const french: Readonly<Record<Heading, string>> = {
  title: 'Passeport du logement',
  equipment: 'Équipements',
  care: 'Entretien',
  works: 'Travaux',
  figures: 'En chiffres',
};

export const headingsFor = (country: string | null): Headings => ({
  ...english,
  ...(country === 'FR' && { french, limits: frenchLimits }),
});
