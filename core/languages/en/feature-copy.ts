import type { FeatureCategory } from '../../domain/care/features.ts';

/** The question for each category, and its title where no question is asked. */
export const featureCopy: Readonly<Record<FeatureCategory, { title: string; question: string; hint?: string }>> = {
  propertyType: {
    title: 'Property',
    question: 'What kind of home is it?',
  },
  kitchenAppliances: {
    title: 'Kitchen appliances',
    question: 'What is in your kitchen?',
    hint: 'What most homes have is ticked.',
  },
  bathroomFeatures: {
    title: 'Bathroom',
    question: 'And in the bathroom?',
  },
  heatingEnergySystems: {
    title: 'Heating and energy',
    question: 'How do you heat and cool your home?',
  },
  generalAppliances: {
    title: 'General appliances',
    question: 'Which machines do the housework?',
  },
  outdoorFeatures: {
    title: 'Outdoors',
    question: 'Is there anything outdoors?',
  },
  gardeningFeatures: {
    title: 'Garden',
    question: 'Do you look after a garden?',
  },
  vehicles: {
    title: 'Vehicles',
    question: 'How do you get around?',
  },
};
