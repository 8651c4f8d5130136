import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { instant } from './shapes.ts';

const link = once(() =>
  z
    .object({
      since: instant().nullable().meta({ description: 'Since when the home is published; null if it isn’t' }),
      by: z.string().nullable().meta({ description: 'The name of the person who switched it on; null if it is off' }),
    })
    .meta({ id: 'HomeAssistant' }),
);

const saveFailure = 'We couldn’t change the connection to Home Assistant';

export const getHomeAssistant = json('GET /api/home-assistant', {
  access: 'viewer',
  needs: 'mqttUrl',
  summary: 'Whether the home is published to the operator’s MQTT broker, where Home Assistant finds it',
  failure: 'We couldn’t load the connection to Home Assistant',
  response: link,
});

export const linkHomeAssistant = json('PUT /api/home-assistant', {
  access: 'member',
  recent: true,
  needs: 'mqttUrl',
  securityEvent: 'home assistant connected',
  summary: 'Publish the home to the operator’s MQTT broker, and take commands from there; no effect if it is published',
  failure: saveFailure,
  response: link,
});

export const unlinkHomeAssistant = json('DELETE /api/home-assistant', {
  access: 'member',
  needs: 'mqttUrl',
  unlimited: true,
  securityEvent: 'home assistant disconnected',
  summary: 'No longer publish the home, and remove from the broker what it keeps',
  failure: saveFailure,
  response: link,
});
