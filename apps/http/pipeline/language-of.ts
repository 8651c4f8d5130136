import type { ParameterizedContext } from 'koa';
import { isLanguage, type Language, languages } from '#core/domain/languages.ts';
import type { State } from '../state.ts';

/** In which the reply is read: that of the signed-in person, otherwise what the client accepts, as our pages do theirs. */
export function languageOf(ctx: ParameterizedContext<Partial<State>>): Language {
  const accepted = ctx.state.language ?? ctx.acceptsLanguages([...languages]);
  return accepted && isLanguage(accepted) ? accepted : 'en';
}
