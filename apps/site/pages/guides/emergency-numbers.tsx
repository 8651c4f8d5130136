import styles from './emergency-numbers.module.css';

/** Numbers for the countries with most users; the gas numbers are those of National Gas and GRDF. */
export function EmergencyNumbers({ gas }: { gas: boolean }) {
  return (
    <p className={styles.numbers}>
      <strong>Emergency numbers: </strong>
      112 in Europe and India, also 999 in the United Kingdom, 911 in the United States and Canada, 000 in Australia,
      111 in New Zealand, 995 in Singapore.
      {gas &&
        ' For a gas leak: 0800 111 999 in Great Britain, 0 800 47 33 33 in France (GRDF); elsewhere your gas supplier or the emergency number.'}
    </p>
  );
}
