import { useLocation } from 'react-router-dom';

/** Returns the address's query. The router's own hook would add half a kilobyte to every public page. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
