import AlarmSmoke from 'lucide-react/icons/alarm-smoke';
import DoorOpen from 'lucide-react/icons/door-open';
import Droplet from 'lucide-react/icons/droplet';
import Fan from 'lucide-react/icons/fan';
import House from 'lucide-react/icons/house';
import Siren from 'lucide-react/icons/siren';
import Toilet from 'lucide-react/icons/toilet';
import Zap from 'lucide-react/icons/zap';
import { type OptionIcon, optionIcons } from '../../../household/option-icons.ts';

/** Of what every home has. */
const ofEveryHome: Readonly<Record<string, OptionIcon>> = {
  'Smoke Alarm': AlarmSmoke,
  'Carbon Monoxide Alarm': Siren,
  'Electrical Panel': Zap,
  'Plumbing and Drains': Droplet,
  'Roof and Gutters': House,
  'Windows and Doors': DoorOpen,
  Toilet,
  Ventilation: Fan,
};

const icons: Readonly<Record<string, OptionIcon>> = { ...optionIcons, ...ofEveryHome };

/** The drawing of an item of the home, by its name in the API. */
export const iconOf = (item: string): OptionIcon => icons[item] ?? House;
