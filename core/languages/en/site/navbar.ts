export const navbar = {
  main: 'Main',
  menu: 'Menu',
  homePage: 'Upkept, home page',
  listing: 'Upkept in a product listing, in a new tab',
  home: 'Home',
  guides: 'Guides',
  pricing: 'Pricing',
  dashboard: 'Dashboard',
  settings: 'Settings',
  signIn: 'Login / Signup',
} as const;
