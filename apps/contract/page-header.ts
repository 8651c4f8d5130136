/** The header that names the page that sends a request, so that news of its own changes doesn't make it read them again. */
export const pageHeader = 'Upkept-Page';
