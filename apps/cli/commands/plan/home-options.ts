import type { Command } from 'commander';

/** The options that describe a home and the weeks to plan, as they are written. */
export type HomeOptions = {
  readonly country?: string;
  readonly town?: string;
  readonly timezone?: string;
  readonly property: string;
  readonly features: string;
  readonly answers: string;
  readonly tasksPerWeek: string;
  readonly days: string;
  readonly join?: string;
  readonly from?: string;
  readonly weeks: string;
  readonly seed: string;
  readonly miss: string;
  readonly json?: boolean;
};

export function withHomeOptions(command: Command): Command {
  return command
    .option('--country <code>', 'two-letter country code; by default that of --town, or else FR')
    .option('--town <name>', 'the nearest town, which decides the climate: "Cape Town"')
    .option('--timezone <name>', 'decides the climate in a country with several: America/Phoenix')
    .option('--property <type>', 'Apartment or House', 'Apartment')
    .option('--features <names>', 'what the home has, separated by commas', '')
    .option(
      '--answers <pairs>',
      'what was answered about the home before the first week: winter=hard,barbecue=not-sure',
      '',
    )
    .option('--tasks-per-week <number>', '1 to 20', '5')
    .option('--days <weekdays>', 'separated by commas', 'Saturday,Sunday')
    .option(
      '--join <date>',
      'the day on which the household joins; the Monday of --from by default. Weeks before it are empty. ' +
        'If it is before --from, the weeks in between are simulated, but not shown',
    )
    .option('--from <date>', 'the Monday of the first week; by default that of --join, or else the current week')
    .option('--weeks <number>', '1 to 1040', '52')
    .option('--seed <number>', 'varies the order of the first weeks, and which tasks are missed', '1')
    .option('--miss <share>', 'share of tasks left undone, 0 to 1', '0')
    .option('--json', 'print JSON');
}
