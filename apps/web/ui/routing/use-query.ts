import { useLocation } from 'react-router-dom';

/** The query of the address. The router's own hook for it would be half a kilobyte on every public page. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
