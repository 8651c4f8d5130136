/** The cookie in which a browser sends the language of the app's pages: that of the person who signed in last. */
export const languageCookie = 'language';
