/** The sections of every guide, in order. */
export const sections = {
  why: { id: 'why-it-matters', title: 'Why it matters' },
  signs: { id: 'warning-signs', title: 'Warning signs' },
  schedule: { id: 'schedule', title: 'Maintenance schedule' },
  professional: { id: 'professional', title: 'When to call a professional' },
  related: { id: 'related', title: 'Related guides' },
} as const;
