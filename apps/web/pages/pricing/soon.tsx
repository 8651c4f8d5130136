import { Chip } from '../../ui/chip.tsx';

export function Soon() {
  return <Chip tone="terracotta">Coming soon</Chip>;
}
