/** The choice of what a home has. */
export const featureChoices = {
  specialty: 'Specialty',
} as const;
