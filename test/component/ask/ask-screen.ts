import { page } from 'vitest/browser';
import { type User, user } from '../support/data.ts';
import { main, type Opened, openAs } from '../support/open.tsx';
import { type Question, type ServedAdvice, serveAdvice } from '../support/serve-advice.ts';

/** The parts of the page, found by their accessible names. */
export const button = (name: string) => main().getByRole('button', { name, exact: true });
export const field = main().getByRole('textbox', { name: 'Your question' });
export const subject = main().getByLabelText('What is it about?');
export const picker = main().getByLabelText('Photo or manual');
export const answerCard = main().getByRole('region', { name: 'The answer' });
export const questions = main().getByRole('region', { name: 'Your questions' });
export const status = (text: string) => main().getByRole('status').filter({ hasText: text });
export const dialog = page.getByRole('dialog');

export const premium = (overrides: Partial<User> = {}): User =>
  user({ assistant: true, isPremium: true, ...overrides });

/** Opens the page of a premium user who has asked these questions. */
export async function openAsk(
  asked: readonly Question[] = [],
  path = '/ask',
): Promise<Opened & { advice: ServedAdvice }> {
  const advice = serveAdvice(asked);
  return { ...(await openAs(premium(), path)), advice };
}

export async function ask(text: string): Promise<void> {
  await field.fill(text);
  await button('Ask').click();
}
