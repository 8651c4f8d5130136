import house from './house.svg';

/** The part of the home that is in question; everything else steps back. */
export type HousePart = 'whole' | 'kitchen' | 'bedroom' | 'utility' | 'bathroom' | 'roof' | 'outdoors';

/** A house cut open, so that one sees what there is to look after; by night in the dark scheme. Decoration only. */
export function HouseIllustration({ part = 'whole', className }: { part?: HousePart; className?: string }) {
  // The drawing dims all but the part that its address names.
  const address = part === 'whole' ? house : `${house}#${part}`;
  return (
    <img className={className} src={address} alt="" width={720} height={640} decoding="sync" fetchPriority="high" />
  );
}
