import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import type { Draft, DraftErrors } from './draft.ts';
import { errorsFrom, templateFrom } from './template-body.ts';
import type { Template } from './use-templates.ts';

export type CreationErrors = DraftErrors & { readonly failure?: string };
type Creation =
  | { readonly template: Template }
  | { readonly errors: CreationErrors; readonly isPremiumMissing: boolean };

/** Creates a custom task, or returns why it couldn't be created. */
export async function createTemplate(draft: Draft): Promise<Creation> {
  try {
    return await call('createTemplate', { body: templateFrom(draft) });
  } catch (error) {
    return { ...failureOf(error), isPremiumMissing: error instanceof ApiError && error.code === 'premium_required' };
  }
}

/** The messages for the form, each at the field that it concerns. */
export function failureOf(error: unknown): { readonly errors: CreationErrors } {
  return { errors: { failure: messageOf(error), ...(error instanceof ApiError && errorsFrom(error.issues)) } };
}
