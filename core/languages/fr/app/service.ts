import type { service as english } from '../../en/app/service.ts';
import type { Translation } from '../../translation.ts';

export const service: Translation<typeof english> = {
  onlyWay: (name) => `Ici, tout le monde se connecte avec ${name}.`,
  once: (name) =>
    `Connectez-vous une fois avec ${name}, et votre compte y est relié. Les liens par e-mail fonctionnent toujours.`,
  label: 'Service de connexion',
  connection: 'votre service de connexion',
  stays: 'Il ne peut pas être retiré.',
  notConnected: 'Votre compte n’y est pas relié.',
  connectedOn: (day) => `Relié le ${day}`,
};
