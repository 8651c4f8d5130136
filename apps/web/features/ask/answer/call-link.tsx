/** A number that a phone dials. Words, where no number is known, are not a link. */
export function CallLink({ number, className }: { number: string; className?: string | undefined }) {
  const digits = number.replaceAll(/\D/g, '');
  if (digits === '') return number;
  return (
    <a className={className} href={`tel:${digits}`}>
      {number}
    </a>
  );
}
