/** The cookie in which a browser tells us the language of the app's pages: that of the person who signed in last. */
export const languageCookie = 'language';
