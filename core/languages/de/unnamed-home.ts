/** What a home is called until its people name it. */
export const unnamedHome = 'Zuhause';
