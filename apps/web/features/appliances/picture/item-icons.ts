import AlarmSmoke from 'lucide-react/icons/alarm-smoke';
import DoorOpen from 'lucide-react/icons/door-open';
import Droplet from 'lucide-react/icons/droplet';
import Fan from 'lucide-react/icons/fan';
import House from 'lucide-react/icons/house';
import Siren from 'lucide-react/icons/siren';
import Toilet from 'lucide-react/icons/toilet';
import Zap from 'lucide-react/icons/zap';
import { type OptionIcon, optionIcons } from '../../../household/option-icons.ts';

/** Of what every home has, by the slug. */
const ofEveryHome: Readonly<Record<string, OptionIcon>> = {
  'smoke-alarm': AlarmSmoke,
  'carbon-monoxide-alarm': Siren,
  'electrical-panel': Zap,
  'plumbing-and-drains': Droplet,
  'roof-and-gutters': House,
  'windows-and-doors': DoorOpen,
  toilet: Toilet,
  ventilation: Fan,
};

const ofOptions: Readonly<Record<string, OptionIcon>> = optionIcons;

/** The drawing of an item of the home. */
export const iconOf = ({ item, slug }: { readonly item: string; readonly slug: string }): OptionIcon =>
  ofEveryHome[slug] ?? ofOptions[item] ?? House;
