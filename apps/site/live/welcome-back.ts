import { knownPerson } from '#apps/ui/known-person.ts';
import { readToken } from '#apps/ui/session/token.ts';
import { welcomeBack as words } from '#words/site/live/welcome-back.ts';

/** Greets a person whose session has ended in this browser, with their address in the form: one press sends the link. */
export function welcomeBack(form: HTMLFormElement): void {
  // Who has a session is still here. Once the server says that it is over, the page is loaded again.
  const person = readToken() === undefined ? knownPerson() : undefined;
  const field = form.querySelector('input');
  if (!person || !field) return;
  field.value ||= person.email;
  const [title, text] = [form.querySelector('h1'), form.querySelector('h1 + p')?.firstChild];
  if (title) title.textContent = words.title(person.name);
  if (text) text.textContent = words.text;
}
