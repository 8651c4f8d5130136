import { emergencyNumber, gasLeakNumber, poisonNumber } from '#core/domain/local-text/emergency-numbers.ts';
import { ask } from '#words/app/ask.ts';
import { useUser } from '../../../session/use-auth.ts';
import { CallLink } from './call-link.tsx';
import styles from './emergency.module.css';

/**
 * The numbers that the user's country has for emergencies: the first to call, and all that our texts name. Without a
 * country, words that fit any.
 */
export function useCalls() {
  const { country } = useUser();
  if (!country) return { number: ask.yourNumber, numbers: [] };
  const number = emergencyNumber(country);
  return { number, numbers: [gasLeakNumber(country), number, poisonNumber(country) ?? []].flat() };
}

/** A text in which the first of these numbers that it has can be called. */
export function WithCalls({ text, numbers }: { text: string; numbers: readonly string[] }) {
  const number = numbers.find((each) => text.includes(each));
  if (number === undefined) return text;
  const at = text.indexOf(number);
  return (
    <span>
      {text.slice(0, at)}
      <CallLink className={styles.inText} number={number} />
      {text.slice(at + number.length)}
    </span>
  );
}
