import { z } from 'zod';

/**
 * What Home Assistant's documentation says about MQTT discovery of devices, as far as we use it: the pages "MQTT", "MQTT
 * sensor", "MQTT button" and "MQTT number". Home Assistant drops keys that it doesn't know, so a misspelt one would go
 * unnoticed; here they are refused.
 */
const topic = z.string().regex(/^[^+#\0]+$/);
/** A template of Jinja. */
const template = z.string().regex(/\{\{.*\}\}/);
const url = z.url({ protocol: /^(https?|homeassistant)$/ });
const text = z.string().min(1);
const quality = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const availability = {
  availability: z
    .array(
      z.strictObject({
        topic,
        payload_available: text.optional(),
        payload_not_available: text.optional(),
        value_template: template.optional(),
      }),
    )
    .optional(),
  availability_mode: z.enum(['all', 'any', 'latest']).optional(),
  availability_topic: topic.optional(),
  availability_template: template.optional(),
  payload_available: text.optional(),
  payload_not_available: text.optional(),
};

const entity = {
  ...availability,
  name: text.nullable().optional(),
  unique_id: text,
  enabled_by_default: z.boolean().optional(),
  encoding: z.string().optional(),
  entity_category: z.enum(['config', 'diagnostic']).nullable().optional(),
  entity_picture: url.optional(),
  icon: z
    .string()
    .regex(/^mdi:[a-z0-9-]+$/)
    .optional(),
  json_attributes_topic: topic.optional(),
  json_attributes_template: template.optional(),
  qos: quality.optional(),
};

const entityIdOf = (platform: string) => z.string().regex(new RegExp(`^${platform}\\.[a-z0-9_]+$`));

const sensor = z.strictObject({
  ...entity,
  platform: z.literal('sensor'),
  default_entity_id: entityIdOf('sensor').optional(),
  device_class: text.nullable().optional(),
  expire_after: z.int().optional(),
  force_update: z.boolean().optional(),
  last_reset_value_template: template.optional(),
  options: z.array(text).optional(),
  state_class: z.enum(['measurement', 'measurement_angle', 'total', 'total_increasing']).optional(),
  state_topic: topic,
  suggested_display_precision: z.int().optional(),
  unit_of_measurement: text.nullable().optional(),
  value_template: template.optional(),
});

const button = z.strictObject({
  ...entity,
  platform: z.literal('button'),
  default_entity_id: entityIdOf('button').optional(),
  device_class: z.enum(['identify', 'restart', 'update']).nullable().optional(),
  command_template: template.optional(),
  command_topic: topic,
  payload_press: text.optional(),
  retain: z.boolean().optional(),
});

const number = z.strictObject({
  ...entity,
  platform: z.literal('number'),
  default_entity_id: entityIdOf('number').optional(),
  device_class: text.nullable().optional(),
  command_template: template.optional(),
  command_topic: topic,
  min: z.number().optional(),
  max: z.number().optional(),
  mode: z.enum(['auto', 'box', 'slider']).optional(),
  optimistic: z.boolean().optional(),
  payload_reset: text.optional(),
  retain: z.boolean().optional(),
  state_topic: topic.optional(),
  step: z.number().min(0.001).optional(),
  unit_of_measurement: text.nullable().optional(),
  value_template: template.optional(),
});

/** An entity that is removed is named with its platform only. */
const removed = z.strictObject({ platform: z.enum(['sensor', 'button', 'number']) });

const device = z
  .strictObject({
    identifiers: z.union([text, z.array(text)]).optional(),
    connections: z.array(z.tuple([text, text])).optional(),
    manufacturer: text.optional(),
    model: text.optional(),
    model_id: text.optional(),
    name: text.optional(),
    hw_version: text.optional(),
    serial_number: text.optional(),
    suggested_area: text.optional(),
    sw_version: text.optional(),
    via_device: text.optional(),
    configuration_url: url.optional(),
  })
  .refine(({ identifiers, connections }) => identifiers !== undefined || connections !== undefined);

const origin = z.strictObject({ name: text, sw_version: text.optional(), support_url: url.optional() });

const deviceDiscovery = z.strictObject({
  device,
  origin,
  ...availability,
  state_topic: topic.optional(),
  command_topic: topic.optional(),
  qos: quality.optional(),
  encoding: z.string().optional(),
  components: z.record(z.string(), z.union([sensor, button, number, removed])),
});

type DeviceDiscovery = z.output<typeof deviceDiscovery>;

/** Where an entity sends what people do with it. Throws if it does nothing. */
export function commandTopicOf({ components }: DeviceDiscovery, key: string): string {
  const found = components[key];
  if (!found || !('command_topic' in found)) throw new Error(`there is no ${key}`);
  return found.command_topic;
}

/** What the button sends. */
export function payloadOf({ components }: DeviceDiscovery, key: string): string {
  const found = components[key];
  if (!found || !('payload_press' in found)) throw new Error(`there is no button ${key}`);
  return found.payload_press ?? '';
}

/** The documented short names of the keys above, which mean the same. */
const shortNames: Readonly<Record<string, string>> = {
  avty: 'availability',
  avty_mode: 'availability_mode',
  avty_t: 'availability_topic',
  avty_tpl: 'availability_template',
  cmd_t: 'command_topic',
  cmd_tpl: 'command_template',
  cmps: 'components',
  def_ent_id: 'default_entity_id',
  dev: 'device',
  dev_cla: 'device_class',
  e: 'encoding',
  en: 'enabled_by_default',
  ent_cat: 'entity_category',
  ent_pic: 'entity_picture',
  exp_aft: 'expire_after',
  frc_upd: 'force_update',
  ic: 'icon',
  json_attr_t: 'json_attributes_topic',
  json_attr_tpl: 'json_attributes_template',
  lrst_val_tpl: 'last_reset_value_template',
  o: 'origin',
  ops: 'options',
  opt: 'optimistic',
  p: 'platform',
  pl_avail: 'payload_available',
  pl_not_avail: 'payload_not_available',
  pl_prs: 'payload_press',
  pl_rst: 'payload_reset',
  ret: 'retain',
  stat_cla: 'state_class',
  stat_t: 'state_topic',
  sug_dsp_prc: 'suggested_display_precision',
  t: 'topic',
  uniq_id: 'unique_id',
  unit_of_meas: 'unit_of_measurement',
  val_tpl: 'value_template',
};
const shortNamesOfDevice: Readonly<Record<string, string>> = {
  cu: 'configuration_url',
  cns: 'connections',
  hw: 'hw_version',
  ids: 'identifiers',
  mf: 'manufacturer',
  mdl: 'model',
  mdl_id: 'model_id',
  sa: 'suggested_area',
  sn: 'serial_number',
  sw: 'sw_version',
};
const shortNamesOfOrigin: Readonly<Record<string, string>> = { sw: 'sw_version', url: 'support_url' };

const renamed = (record: unknown, names: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object(record)).map(([key, value]) => [names[key] ?? key, value]));

/** The message with long names, as Home Assistant reads it. Throws for what the documentation doesn't know. */
export function readDiscovery(message: string): DeviceDiscovery {
  const root = renamed(JSON.parse(message), shortNames);
  const withAvailability = (each: Record<string, unknown>) =>
    Array.isArray(each.availability)
      ? { ...each, availability: each.availability.map((one) => renamed(one, shortNames)) }
      : each;
  return deviceDiscovery.parse({
    ...withAvailability(root),
    device: renamed(root.device, shortNamesOfDevice),
    origin: renamed(root.origin, shortNamesOfOrigin),
    components: Object.fromEntries(
      Object.entries(Object(root.components)).map(([id, each]) => [id, withAvailability(renamed(each, shortNames))]),
    ),
  });
}
