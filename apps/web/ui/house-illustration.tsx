import styles from './house-illustration.module.css';
import { joinClasses } from './join-classes.ts';

/** The part of the home that is in question; everything else steps back. */
export type HousePart = 'whole' | 'kitchen' | 'bedroom' | 'utility' | 'bathroom' | 'roof' | 'outdoors';

const stroke = { stroke: 'var(--ink)', strokeWidth: 3.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

function Kitchen() {
  return (
    <>
      <rect x="142" y="258" width="52" height="94" rx="6" fill="var(--sky)" />
      <path d="M142 292h52M150 272v10M150 304v16" fill="none" />
      <rect x="194" y="304" width="68" height="48" fill="var(--evergreen)" />
      <path d="M206 304v-12h26v12" fill="none" />
      <path d="M214 322h30" fill="none" stroke="var(--card)" />
    </>
  );
}

function Bedroom() {
  return (
    <>
      <path d="M318 352v-34h90a16 16 0 0 1 16 16v18z" fill="var(--honey)" />
      <path d="M318 318v-26M440 352v-98M426 254h28" fill="none" />
      <circle cx="372" cy="282" r="18" fill="var(--sky)" />
    </>
  );
}

function Utility() {
  return (
    <>
      <rect x="140" y="384" width="64" height="84" rx="8" fill="var(--sky)" />
      <circle cx="172" cy="430" r="21" fill="var(--paper)" />
      <path d="M152 398h18" fill="none" />
      <rect x="222" y="404" width="44" height="64" rx="6" fill="var(--terracotta-soft)" />
      <path d="M244 404v-26M236 430h16" fill="none" />
    </>
  );
}

function Bathroom() {
  return (
    <>
      <path d="M318 430h116v20a18 18 0 0 1-18 18h-80a18 18 0 0 1-18-18z" fill="var(--sky)" />
      <path d="M334 430v-40a12 12 0 0 1 24 0" fill="none" />
    </>
  );
}

function Outdoors() {
  return (
    <>
      <path d="M500 468v-42" fill="none" />
      <circle cx="500" cy="400" r="30" fill="var(--evergreen)" />
      <path d="M72 468c0-18 6-30 14-30s14 12 14 30" fill="var(--evergreen)" />
    </>
  );
}

/** A house cut open, so that one sees what there is to look after. Decoration only. */
export function HouseIllustration({ part = 'whole', className }: { part?: HousePart; className?: string }) {
  const look = (own: HousePart) => joinClasses(styles.part, part !== 'whole' && part !== own && styles.away);
  return (
    <svg className={className} viewBox="44 30 494 480" aria-hidden="true">
      <circle cx="290" cy="270" r="236" fill="var(--evergreen-soft)" />
      <circle className={look('outdoors')} cx="452" cy="92" r="34" fill="var(--honey)" />
      <g {...stroke}>
        <g className={look('roof')}>
          <rect x="372" y="96" width="38" height="86" fill="var(--terracotta)" />
          <path d="M82 236 290 78l208 158z" fill="var(--terracotta)" />
        </g>
        <rect x="112" y="236" width="356" height="232" fill="var(--card)" />
        <path d="M290 236v232M112 352h356" fill="none" />
        <g className={look('kitchen')}>
          <Kitchen />
        </g>
        <g className={look('bedroom')}>
          <Bedroom />
        </g>
        <g className={look('utility')}>
          <Utility />
        </g>
        <g className={look('bathroom')}>
          <Bathroom />
        </g>
        <path d="M60 468h452" fill="none" />
        <g className={look('outdoors')}>
          <Outdoors />
        </g>
      </g>
      <circle cx="290" cy="206" r="30" fill="var(--evergreen)" stroke="var(--card)" strokeWidth="5" />
      <path
        d="m277 206 9 9 17-18"
        fill="none"
        stroke="var(--on-evergreen)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
