import type { HomeAssistantLink } from './link.ts';

/** What a home's device is called in Home Assistant and in its discovery topic, which may contain no other characters. */
export const deviceNameOf = (deviceId: string): string => `upkept_${deviceId}`;

/** Where Home Assistant looks for devices, by default. */
export const discoveryTopicOf = (deviceId: string): string => `homeassistant/device/${deviceNameOf(deviceId)}/config`;

/** Where Home Assistant says that it has started, by default. */
export const birthTopic = 'homeassistant/status';

export const stateTopicOf = (deviceId: string): string => `upkept/${deviceId}/state`;

/** Says whether an installation of Upkept is connected. Several may use one broker. */
export const statusTopicOf = (installationId: string): string => `upkept/${installationId}/status`;

type Whose = Pick<HomeAssistantLink, 'deviceId' | 'secret'>;

export const completionTopicOf = ({ deviceId, secret }: Whose): string => `upkept/${deviceId}/${secret}/complete`;

export const readingTopicOf = ({ deviceId, secret }: Whose, meterId: string): string =>
  `upkept/${deviceId}/${secret}/meters/${meterId}`;

/** The topics on which messages are received, as a subscription names them. */
export const receivedTopics: readonly string[] = [birthTopic, 'upkept/+/+/complete', 'upkept/+/+/meters/+'];
