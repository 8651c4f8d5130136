/** The product's name and its usual address, which are the same in every language. */
export const product = {
  name: 'Upkept',
  supportEmail: 'support@upkept.example',
} as const;
