/** The addresses of the public pages. */
export const addresses = {
  home: '/',
  guides: '/maintenance',
  pricing: '/pricing',
  faq: '/faq',
  everyday: '/everyday',
  samplePassport: '/passport-sample',
  howWeChoose: '/how-we-choose',
  rules: '/rules',
  privacy: '/privacy',
  terms: '/terms',
  cancel: '/cancel',
  legal: '/legal',
  accessibility: '/accessibility',
  signIn: '/login',
} as const;
