import type { TokenScope } from '#core/domain/access/api-token.ts';
import type { EndpointName } from './index.ts';

/**
 * The scope that a program's token needs for each endpoint. Endpoints that aren't listed are for people who are signed
 * in: those on sign-in, addresses, money, export, deletion, what is shared with others, and what costs us per call.
 * See docs/decisions/0170.
 */
export const tokenAccess: Readonly<Partial<Record<EndpointName, TokenScope>>> = {
  getWeek: 'read',
  getDays: 'read',
  getNext: 'read',
  getYear: 'read',
  getHome: 'read',
  getAppliances: 'read',
  getAppliance: 'read',
  getCareTask: 'read',
  getHistory: 'read',
  getVisits: 'read',
  getEntry: 'read',
  getTurnTaking: 'read',
  searchGuides: 'read',
  callTools: 'read',
  listCareTasks: 'read',
  listTemplates: 'read',
  listMeters: 'read',
  createTask: 'write',
  completeTask: 'write',
  rescheduleTask: 'write',
  setLastDone: 'write',
  tickSteps: 'write',
  countPartDown: 'write',
  addMeter: 'write',
  addReading: 'write',
  deleteReading: 'write',
  deleteTask: 'write',
  restoreTask: 'write',
  clearOverdue: 'write',
  putTasksBack: 'write',
  planCareTask: 'write',
  excludeTask: 'write',
  includeTask: 'write',
  openItem: 'write',
  answerQuestions: 'write',
  recordWork: 'write',
  changeEntry: 'write',
  deleteEntry: 'write',
  restoreEntry: 'write',
  setPause: 'write',
  endPause: 'write',
};
