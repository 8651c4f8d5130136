import { Drawing } from './drawing.tsx';

const drawings = {
  alert: 'M12 7.5v5M12 16h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  done: 'm8.5 12 2.5 2.5 4.5-5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  info: 'M12 11v5M12 8h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  down: 'm6 9 6 6 6-6',
  pencil: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  mail: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1m-1 1.5 9 6 9-6',
  brokenLink:
    'M10.5 13.5 6.5 17.5a3 3 0 0 1-4-4.5L6 9.5M13.5 10.5l4-4a3 3 0 0 1 4 4.5L18 14.5M8 4v2M4 8h2M16 20v-2M20 16h-2',
} as const;

/** Icons for public pages and settings, where the icon library's own code would weigh more than all of them. */
export function Mark({ of, size = 20 }: { of: keyof typeof drawings; size?: number }) {
  return <Drawing line={drawings[of]} size={size} />;
}
