/** The form that plans the first weeks of a visitor’s own home. */
export const tryPlan = {
  title: 'Try it with your home',
  introduction: 'Your first four weeks, without an account. We don’t store your answers.',
  kind: 'Your home is',
  kinds: { Apartment: 'A flat', House: 'A house' },
  country: 'In',
  chooseCountry: 'Choose your country',
  has: 'It has',
  needsScript: 'Planning your home',
  submit: 'Show my first month',
  busy: 'Planning...',
  resultTitle: 'Your first four weeks',
  noTown:
    'You haven’t said which town is nearest, so seasons come as early as they do in a large part of your country.',
  assumed:
    'Until you have said more, we assume what is safest, such as pipes that can freeze. After you sign up, a few questions settle that, and each plan follows what you have done.',
  sendTo: 'Where shall we send the link to your plan?',
  keep: 'Keep this plan, free',
  waits: 'Your answers wait in this browser. No credit card required. [How we choose tasks](/how-we-choose)',
} as const;
