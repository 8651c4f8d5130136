import AirVent from 'lucide-react/icons/air-vent';
import Bath from 'lucide-react/icons/bath';
import Bike from 'lucide-react/icons/bike';
import Building from 'lucide-react/icons/building-2';
import Car from 'lucide-react/icons/car';
import Caravan from 'lucide-react/icons/caravan';
import Carrot from 'lucide-react/icons/carrot';
import ChefHat from 'lucide-react/icons/chef-hat';
import CircleDot from 'lucide-react/icons/circle-dot';
import Coffee from 'lucide-react/icons/coffee';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Droplets from 'lucide-react/icons/droplets';
import Fence from 'lucide-react/icons/fence';
import Flame from 'lucide-react/icons/flame';
import FlameKindling from 'lucide-react/icons/flame-kindling';
import Flower from 'lucide-react/icons/flower';
import Heater from 'lucide-react/icons/heater';
import House from 'lucide-react/icons/house';
import Leaf from 'lucide-react/icons/leaf';
import Microwave from 'lucide-react/icons/microwave';
import Motorbike from 'lucide-react/icons/motorbike';
import Pickaxe from 'lucide-react/icons/pickaxe';
import Pizza from 'lucide-react/icons/pizza';
import Refrigerator from 'lucide-react/icons/refrigerator';
import Sailboat from 'lucide-react/icons/sailboat';
import Scooter from 'lucide-react/icons/scooter';
import ShowerHead from 'lucide-react/icons/shower-head';
import Shrub from 'lucide-react/icons/shrub';
import SolarPanel from 'lucide-react/icons/solar-panel';
import Sprout from 'lucide-react/icons/sprout';
import Sun from 'lucide-react/icons/sun';
import Thermometer from 'lucide-react/icons/thermometer';
import Toilet from 'lucide-react/icons/toilet';
import Trees from 'lucide-react/icons/trees';
import Truck from 'lucide-react/icons/truck';
import Utensils from 'lucide-react/icons/utensils';
import WashingMachine from 'lucide-react/icons/washing-machine';
import Waves from 'lucide-react/icons/waves';
import WavesLadder from 'lucide-react/icons/waves-ladder';
import Wind from 'lucide-react/icons/wind';
import Wine from 'lucide-react/icons/wine';
import Zap from 'lucide-react/icons/zap';
import type { FeatureName, PropertyType } from '#core/domain/care/features.ts';

export type OptionIcon = typeof House;

/** An icon for each option of onboarding. */
export const optionIcons: Readonly<Record<FeatureName | PropertyType, OptionIcon>> = {
  Apartment: Building,
  House,
  Fridge: Refrigerator,
  'Gas Stove': Flame,
  'Induction Cooktop': CookingPot,
  Microwave,
  Oven: ChefHat,
  'Espresso Machine': Coffee,
  'Fire Stove': FlameKindling,
  'Pizza Oven': Pizza,
  'Wine/Cellar Fridge': Wine,
  Bathtub: Bath,
  Shower: ShowerHead,
  Bidet: Toilet,
  Jacuzzi: Waves,
  Sauna: Thermometer,
  'Air Conditioning': AirVent,
  'Central Heating': Heater,
  'Electric Heating': Zap,
  Chimney: FlameKindling,
  Geothermal: Pickaxe,
  'Solar Panels': SolarPanel,
  Dishwasher: Utensils,
  Dryer: CircleDot,
  'Washing Machine': WashingMachine,
  'Water Heater': Droplets,
  'Air Purifier': Wind,
  Humidifier: Droplets,
  'BBQ Grill': Flame,
  'Deck/Patio': Sun,
  'Fire Pit': FlameKindling,
  'Outdoor Jacuzzi': Waves,
  'Outdoor Kitchen': ChefHat,
  Pool: WavesLadder,
  'Flower Garden': Flower,
  Hedges: Shrub,
  Lawn: Sprout,
  Terrace: Fence,
  Trees,
  Greenhouse: Leaf,
  'Irrigation System': Droplets,
  'Vegetable Garden': Carrot,
  Bicycle: Bike,
  Car,
  Boat: Sailboat,
  Motorcycle: Motorbike,
  RV: Caravan,
  Scooter,
  Trailer: Truck,
};
