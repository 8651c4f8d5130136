import type { homeAssistant as english } from '../../en/app/home-assistant.ts';
import type { Translation } from '../../translation.ts';

export const homeAssistant: Translation<typeof english> = {
  how: 'Home Assistant findet das Zuhause dann von selbst: als Gerät mit den Aufgaben dieser Woche, der nächsten samt einer Taste, die sie erledigt, und Ihren Zählern. Es liest sie vom MQTT-Broker dieses Servers: Wer diesen Broker lesen kann, sieht sie und kann die Taste drücken. Wenn Sie es ausschalten, verschwindet das Gerät.',
  publish: 'Dieses Zuhause in Home Assistant zeigen',
  on: (by, day) =>
    by === '' ? `Eingeschaltet am ${day}.` : `Eingeschaltet von ${by} am ${day}, in der Sprache dieser Person.`,
  yours: 'die Verbindung mit Home Assistant',
  onlyMembers: 'Nur wem das Zuhause gehört oder wer Mitglied ist, kann das ändern.',
};
