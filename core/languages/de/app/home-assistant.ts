import type { homeAssistant as english } from '../../en/app/home-assistant.ts';
import type { Translation } from '../../translation.ts';

export const homeAssistant: Translation<typeof english> = {
  title: 'Home Assistant',
  how: 'Home Assistant findet das Zuhause dann von selbst: als Gerät mit den Aufgaben dieser Woche, der nächsten samt einer Taste, die sie erledigt, und Ihren Zählern. Wenn Sie es ausschalten, verschwindet das Gerät.',
  seenBy:
    'Wer den MQTT-Broker dieses Servers lesen kann, sieht dann Ihre Aufgaben und Zähler und kann die nächste Aufgabe erledigen.',
  publish: 'Dieses Zuhause in Home Assistant zeigen',
  on: (by, day) =>
    by === '' ? `Eingeschaltet am ${day}.` : `Eingeschaltet von ${by} am ${day}, in der Sprache dieser Person.`,
  yours: 'die Verbindung mit Home Assistant',
  onlyMembers: 'Nur wer das Zuhause verwaltet oder Mitglied ist, kann das ändern.',
};
