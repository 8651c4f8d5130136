/** The header that names the home that a request is about. Without it, that is the home used last. */
export const homeHeader = 'Upkept-Home';
