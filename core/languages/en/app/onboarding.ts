/** The questions about a new home. */
export const onboarding = {
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  you: 'Finally, about you',
  youHint: 'Your country sets the seasons in your plan.',
  /** Of who has tried the plan: it stays, and only this is left. */
  lastStep: 'One last step',
  keptHint: 'Your plan stays as you tried it.',
  addMore: 'Anything missing? Add it',
  progress: 'Onboarding',
  premiumNext: 'You can get Premium next.',
  back: 'Back',
  planFirstWeek: 'Plan my first week',
  next: 'Next',
  skipRest: 'Skip the rest',
} as const;
