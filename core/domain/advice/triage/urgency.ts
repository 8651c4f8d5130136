/** `near`: the question speaks of a hazard, but may be harmless. */
export const urgencies = ['emergency', 'near', 'none'] as const;
export type Urgency = (typeof urgencies)[number];
