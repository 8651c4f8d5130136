import type { ReactNode } from 'react';

/** Our line and fill: stroke 3.5, flat colours. */
function Art({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </svg>
  );
}

export function HomeArt() {
  return (
    <Art width={240} height={168}>
      <rect x="42" y="28" width="156" height="150" rx="14" fill="var(--card)" />
      <path d="M92 28v-6a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v14H92z" fill="var(--terracotta)" />
      <rect x="62" y="62" width="26" height="26" rx="7" fill="var(--evergreen)" />
      <path d="m68 75 5 5 9-10" fill="none" stroke="var(--on-evergreen)" />
      <path d="M104 70h70M104 82h44" fill="none" />
      <rect x="62" y="106" width="26" height="26" rx="7" fill="var(--evergreen)" />
      <path d="m68 119 5 5 9-10" fill="none" stroke="var(--on-evergreen)" />
      <path d="M104 114h58M104 126h70" fill="none" />
      <rect x="62" y="150" width="26" height="26" rx="7" fill="var(--sky)" />
      <path d="M104 160h66" fill="none" />
    </Art>
  );
}

export function WeekArt() {
  return (
    <Art width={240} height={168}>
      <rect x="36" y="36" width="168" height="142" rx="14" fill="var(--card)" />
      <path d="M36 74V50a14 14 0 0 1 14-14h140a14 14 0 0 1 14 14v24z" fill="var(--evergreen)" />
      <path d="M74 24v24M166 24v24" fill="none" />
      <path d="M60 96h16M90 96h16M120 96h16M150 96h16M60 124h16M90 124h16" fill="none" stroke="var(--line-strong)" />
      <rect x="118" y="112" width="32" height="26" rx="7" fill="var(--honey)" />
      <rect x="156" y="112" width="32" height="26" rx="7" fill="var(--terracotta)" />
      <path d="M60 152h16M90 152h16M120 152h16" fill="none" stroke="var(--line-strong)" />
    </Art>
  );
}

export function TickArt() {
  return (
    <Art width={240} height={168}>
      <path d="M30 168h180" fill="none" />
      <path d="M70 168v-52l50-40 50 40v52z" fill="var(--card)" />
      <path d="m56 122 64-52 64 52" fill="none" stroke="var(--terracotta)" strokeWidth="9" />
      <rect x="106" y="128" width="28" height="40" rx="4" fill="var(--sky)" />
      <circle cx="178" cy="56" r="30" fill="var(--evergreen)" />
      <path d="m165 57 9 9 18-19" fill="none" stroke="var(--on-evergreen)" strokeWidth="5" />
      <path d="M52 52l8 6M78 28l4 10M112 22l-2 10" fill="none" />
      <circle cx="46" cy="86" r="5" fill="var(--honey)" />
      <circle cx="92" cy="52" r="5" fill="var(--terracotta)" />
    </Art>
  );
}

export function AdviceArt() {
  return (
    <Art width={132} height={104}>
      <rect x="6" y="34" width="64" height="64" rx="10" fill="var(--sky)" />
      <circle cx="38" cy="68" r="17" fill="var(--card)" />
      <path d="M16 46h12" fill="none" />
      <path
        d="M62 12a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H92L78 62V50h-8a8 8 0 0 1-8-8z"
        fill="var(--honey)"
      />
      <path d="M78 20h32M78 34h20" fill="none" stroke="#1e2b26" />
    </Art>
  );
}
