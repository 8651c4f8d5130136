import type { FeatureCategory } from '../../domain/care/features.ts';

/** The question for each category, and its title where no question is asked. */
export const featureCopy: Readonly<Record<FeatureCategory, { title: string; question: string; hint?: string }>> = {
  propertyType: {
    title: 'Property',
    question: 'What kind of home is it?',
    hint: 'An apartment has no roof or gutters of its own, so we leave them out.',
  },
  kitchenAppliances: {
    title: 'Kitchen appliances',
    question: 'What is in your kitchen?',
    hint: 'Tick what you have. We have ticked what most homes have.',
  },
  bathroomFeatures: {
    title: 'Bathroom',
    question: 'And in the bathroom?',
    hint: 'The toilet and the drains are always looked after.',
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
