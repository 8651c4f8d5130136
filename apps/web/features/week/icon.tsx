import { Drawing } from '#apps/ui/pictures/drawing.tsx';

const lines = {
  left: 'm15 18-6-6 6-6',
  right: 'm9 18 6-6-6-6',
  down: 'm6 9 6 6 6-6',
  plus: 'M5 12h14M12 5v14',
  dots: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  house: 'M3 10.5 12 3l9 7.5V20a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z',
  sync: 'M8 2v4M16 2v4M3 10h4M9.3 22H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v2.5M11 10v4h4m-4 0 1.5-1.6a5 5 0 0 1 8 1.5m.5 8.1v-4h-4m4 0-1.5 1.6a5 5 0 0 1-8-1.5',
  synced: 'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 10h18M9 16l2 2 4-4',
  failed: 'M12 8v4M12 16h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
} as const;

type IconName = keyof typeof lines;

/** The icons that the week shows from the start. The icon library's own code would weigh more than all of them. */
export function Icon({ of, size = 18, className }: { of: IconName; size?: number; className?: string | undefined }) {
  return <Drawing line={lines[of]} size={size} className={className} />;
}
