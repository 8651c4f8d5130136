/** One public page of each template. The other pages differ only in their texts. */
export const templates = [
  '/',
  '/maintenance',
  '/maintenance/fridge',
  '/pricing',
  '/faq',
  '/rules',
  '/rules/france',
  '/privacy',
  '/login',
  '/no/such/page',
] as const;
