import type { Context } from 'koa';
import { readBody } from '../read-body.ts';
import type { Html } from './html.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import { page } from './page.ts';

const mostBytes = 100_000;

type Screen = { readonly title: string; readonly body: Html; readonly path?: string; readonly live?: string };

export type Show = (context: Context, screen: Screen) => void;

export const makeShow =
  (navigation: readonly NavigationEntry[]): Show =>
  (context, { path = '', ...screen }) => {
    context.type = 'html';
    context.body = page({ ...screen, path, navigation });
  };

/** After a form: redirects to the page, so that reloading doesn't repeat the action. */
export function goTo(context: Context, address: string): void {
  context.redirect(address);
  context.status = 303;
}

export async function formOf(context: Context): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(context.req, mostBytes)) ?? '');
}

/** Returns the first value of a query parameter, or an empty string. */
export function asked(context: Context, name: string): string {
  const value = context.query[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
