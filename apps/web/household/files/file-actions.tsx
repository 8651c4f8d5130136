import Camera from 'lucide-react/icons/camera';
import Paperclip from 'lucide-react/icons/paperclip';
import type { MenuAction } from '#apps/ui/controls/menu.tsx';

/** The entries of a menu that add photos and documents. Only devices with a touch screen have a camera at hand. */
export function fileActions(add: (fromCamera: boolean) => void): readonly MenuAction[] {
  const choose: MenuAction = {
    label: 'Add photos or a PDF…',
    icon: <Paperclip size={18} aria-hidden="true" />,
    onSelect: () => add(false),
  };
  if (!matchMedia('(pointer: coarse)').matches) return [choose];
  return [{ label: 'Take a photo…', icon: <Camera size={18} aria-hidden="true" />, onSelect: () => add(true) }, choose];
}
