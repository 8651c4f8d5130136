import { isMeterUnit, type Meter, type MeterUnit, mostValue } from '../meters/meter.ts';
import type { HomeAssistantLink } from './link.ts';
import { completionTopicOf, deviceNameOf, readingTopicOf, stateTopicOf, statusTopicOf } from './topics.ts';

/** What the device and its entities are called. */
type DeviceWords = {
  readonly model: string;
  readonly week: string;
  readonly overdue: string;
  readonly next: string;
  readonly complete: string;
  readonly tasks: string;
  readonly cycles: string;
  /** Gives a reading of a meter. */
  readonly reading: (meter: string) => string;
};

type Described = {
  readonly link: Pick<HomeAssistantLink, 'deviceId' | 'secret' | 'meters'>;
  readonly installationId: string;
  readonly name: string;
  readonly words: DeviceWords;
  readonly baseUrl: string;
  /** The id of the next task, which the button completes. */
  readonly nextTaskId: string | undefined;
  readonly meters: readonly Pick<Meter, 'id' | 'name' | 'unit'>[];
};

type Component = { readonly platform: 'sensor' | 'button' | 'number'; readonly [option: string]: unknown };
type Components = Readonly<Record<string, Component>>;

/** As Home Assistant writes them. It has none for cycles. */
const units: Readonly<Record<Exclude<MeterUnit, 'cycles'>, string>> = {
  hours: 'h',
  km: 'km',
  miles: 'mi',
  litres: 'L',
  m3: 'm³',
  kWh: 'kWh',
};

/** What the button sends while there is no next task. It is no task's id. */
const nothing = 'nothing';

const unitIn = (unit: string, { cycles }: DeviceWords): string => {
  if (!isMeterUnit(unit)) return unit;
  return unit === 'cycles' ? cycles : units[unit];
};

const sensorOf = (meterId: string) => `meter_${meterId}`;
const numberOf = (meterId: string) => `reading_${meterId}`;

/**
 * The discovery messages of a home's device, in their order: one, or two if meters are gone, because Home Assistant only
 * removes an entity that is named without options. The keys are those of Home Assistant's documentation on device discovery.
 */
export function discoveryMessages(described: Described): readonly string[] {
  const { link, installationId, name, baseUrl, meters } = described;
  const kept = new Set(meters.map(({ id }) => id));
  const removed = Object.fromEntries(
    link.meters
      .filter((id) => !kept.has(id))
      .flatMap((id): [string, Component][] => [
        [sensorOf(id), { platform: 'sensor' }],
        [numberOf(id), { platform: 'number' }],
      ]),
  );
  const components = componentsOf(described);
  const message = (shown: Components) =>
    JSON.stringify({
      device: {
        identifiers: [deviceNameOf(link.deviceId)],
        name,
        manufacturer: 'Upkept',
        model: described.words.model,
        configuration_url: baseUrl,
      },
      origin: { name: 'Upkept', support_url: baseUrl },
      availability: [{ topic: statusTopicOf(installationId) }],
      components: shown,
    });
  const now = message(components);
  return Object.keys(removed).length > 0 ? [message({ ...components, ...removed }), now] : [now];
}

function componentsOf({ link, installationId, words, nextTaskId, meters }: Described): Components {
  const device = deviceNameOf(link.deviceId);
  const state = stateTopicOf(link.deviceId);
  const shown = (key: string, value: string) => ({
    unique_id: `${device}_${key}`,
    state_topic: state,
    value_template: `{{ ${value} }}`,
  });
  const counted = { unit_of_measurement: words.tasks, state_class: 'measurement' };
  return {
    week: {
      platform: 'sensor',
      name: words.week,
      default_entity_id: 'sensor.upkept_this_week',
      icon: 'mdi:calendar-week',
      ...shown('week', 'value_json.week'),
      ...counted,
    },
    overdue: {
      platform: 'sensor',
      name: words.overdue,
      default_entity_id: 'sensor.upkept_overdue',
      icon: 'mdi:calendar-alert',
      ...shown('overdue', 'value_json.overdue'),
      ...counted,
    },
    next: {
      platform: 'sensor',
      name: words.next,
      default_entity_id: 'sensor.upkept_next',
      icon: 'mdi:clipboard-text-clock',
      ...shown('next', 'value_json.next.title if value_json.next else None'),
      json_attributes_topic: state,
      json_attributes_template: '{{ (value_json.next or {}) | tojson }}',
    },
    complete: {
      platform: 'button',
      name: words.complete,
      default_entity_id: 'button.upkept_complete_next',
      icon: 'mdi:check',
      unique_id: `${device}_complete`,
      command_topic: completionTopicOf(link),
      payload_press: nextTaskId ?? nothing,
      qos: 1,
      retain: false,
      availability: [
        { topic: statusTopicOf(installationId) },
        { topic: state, value_template: "{{ 'online' if value_json.next else 'offline' }}" },
      ],
      availability_mode: 'all',
    },
    ...Object.fromEntries(
      meters.flatMap(({ id, name, unit }): [string, Component][] => {
        const value = `value_json.meters['${id}']`;
        const measured = { unit_of_measurement: unitIn(unit, words), icon: 'mdi:counter' };
        return [
          // Not `total_increasing`: a reading that was wrong can be deleted.
          [
            sensorOf(id),
            { platform: 'sensor', name, ...shown(sensorOf(id), value), ...measured, state_class: 'total' },
          ],
          [
            numberOf(id),
            {
              platform: 'number',
              name: words.reading(name),
              ...shown(numberOf(id), value),
              ...measured,
              command_topic: readingTopicOf(link, id),
              min: 0,
              max: mostValue,
              step: 0.001,
              mode: 'box',
              qos: 1,
              retain: false,
            },
          ],
        ];
      }),
    ),
  };
}
