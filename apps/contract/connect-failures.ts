/**
 * Why a calendar could not be connected, by the name that the address of the page after the redirect carries. The
 * server's errors use the same words.
 */
export const connectFailures = {
  invalid_grant: 'Authorization code expired or already used. Please try connecting again.',
  no_refresh_token: 'No refresh token received. Please revoke access in your calendar provider account and try again.',
  premium_required: 'Premium subscription required for calendar integration.',
  scope_missing:
    'Upkept needs your permission to create its own calendar. Please connect again and leave the box ticked.',
} as const;
