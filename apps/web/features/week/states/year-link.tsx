import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';

/** Where the planned weeks end. */
export const YearLink = () => <Link to={paths.year}>See what the year ahead brings</Link>;
