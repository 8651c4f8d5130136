/** One public page of each template; the other pages differ from them in their words only. */
export const templates = [
  '/',
  '/maintenance',
  '/maintenance/fridge',
  '/pricing',
  '/faq',
  '/privacy',
  '/login',
  '/no/such/page',
] as const;
