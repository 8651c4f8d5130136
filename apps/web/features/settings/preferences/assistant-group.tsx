import { useUser } from '../../../session/use-auth.ts';
import { AssistantSwitch } from './assistant-switch.tsx';
import { PausePart } from './pause/pause-part.tsx';

export function AssistantGroup() {
  const { assistant } = useUser();
  return (
    <>
      {assistant && <AssistantSwitch />}
      <PausePart />
    </>
  );
}
