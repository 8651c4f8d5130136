/** The headings of a passport. `title` is the document's own. */
export type Headings = Readonly<Record<Heading, string>> & {
  /** The French names, in the order of the carnet d’information du logement; absent elsewhere. */
  readonly french?: Readonly<Record<Heading, string>>;
};

export type Heading = 'title' | 'equipment' | 'care' | 'works' | 'figures';

const english: Readonly<Record<Heading, string>> = {
  title: 'House passport',
  equipment: 'Materials and equipment',
  care: 'Maintenance',
  works: 'Repairs and other work',
  figures: 'In figures',
};

/**
 * In France the passport is laid out as the carnet d’information du logement, whose form is free: what the home is made
 * of and has, how it is maintained, and the work done to it (loi Climat et résilience, article 167).
 */
const french: Readonly<Record<Heading, string>> = {
  title: 'Carnet d’information du logement',
  equipment: 'Matériaux et équipements',
  care: 'Entretien',
  works: 'Travaux',
  figures: 'En chiffres',
};

export const headingsFor = (country: string | null): Headings => ({ ...english, ...(country === 'FR' && { french }) });
