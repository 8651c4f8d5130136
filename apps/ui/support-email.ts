import { product } from '#apps/contract/product.ts';
import { siteSettings } from './site-settings.ts';

/** Where users get help: in prerendered pages the product's, which the server replaces. */
export const supportEmail: string = siteSettings().supportEmail ?? product.supportEmail;
