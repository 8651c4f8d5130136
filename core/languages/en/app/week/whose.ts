/** Whose tasks the week shows. */
export const whose = { label: 'Whose tasks', all: 'Everyone’s', mine: 'Mine' } as const;
