import type { FeatureCategory } from '../../domain/care/features.ts';

/** The question for each category, and its title where no question is asked. */
export const featureCopy: Readonly<Record<FeatureCategory, { title: string; question: string; hint?: string }>> = {
  propertyType: {
    title: 'Immobilie',
    question: 'Was für ein Zuhause ist es?',
  },
  kitchenAppliances: {
    title: 'Küchengeräte',
    question: 'Was steht in Ihrer Küche?',
    hint: 'Angekreuzt ist, was die meisten haben.',
  },
  bathroomFeatures: {
    title: 'Bad',
    question: 'Und im Bad?',
  },
  heatingEnergySystems: {
    title: 'Heizung und Energie',
    question: 'Wie heizen und kühlen Sie Ihr Zuhause?',
  },
  generalAppliances: {
    title: 'Haushaltsgeräte',
    question: 'Welche Geräte helfen im Haushalt?',
  },
  outdoorFeatures: {
    title: 'Draußen',
    question: 'Gibt es etwas draußen?',
  },
  gardeningFeatures: {
    title: 'Garten',
    question: 'Kümmern Sie sich um einen Garten?',
  },
  vehicles: {
    title: 'Fahrzeuge',
    question: 'Wie sind Sie unterwegs?',
  },
};
