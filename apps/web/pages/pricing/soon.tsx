import { Chip } from '../../ui/feedback/chip.tsx';

export function Soon() {
  return <Chip tone="terracotta">Coming soon</Chip>;
}
