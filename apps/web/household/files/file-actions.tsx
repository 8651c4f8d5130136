import Camera from 'lucide-react/icons/camera';
import Paperclip from 'lucide-react/icons/paperclip';
import type { MenuAction } from '#apps/ui/controls/menu.tsx';
import { files as words } from '#words/app/files.ts';

/** The entries of a menu that add photos and documents. Only devices with a touch screen have a camera at hand. */
export function fileActions(add: (fromCamera: boolean) => void): readonly MenuAction[] {
  const choose: MenuAction = {
    label: words.addFiles,
    icon: <Paperclip size={18} aria-hidden="true" />,
    onSelect: () => add(false),
  };
  if (!matchMedia('(pointer: coarse)').matches) return [choose];
  return [
    { label: words.takePhotoNow, icon: <Camera size={18} aria-hidden="true" />, onSelect: () => add(true) },
    choose,
  ];
}
