/** What a tenant does about a job of the landlord's. */
export const landlord = {
  /** `subject` is what the care task's words name under `landlord`. */
  request: (subject: string) => `Ask your landlord: ${subject}`,
  steps: [
    'Write to your landlord or agent. Ask when this was last done and when it will be done next.',
    'Keep the message and the reply. If there is no reply within two weeks, ask again.',
  ],
} as const;
