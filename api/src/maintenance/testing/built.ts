import type * as config from '../../config.ts';
import type * as database from '../../platform/database/database.ts';
import type * as migrations from '../../platform/database/migrate.ts';
import type * as program from '../../platform/database/program.ts';
import type * as service from '../../start/service.ts';
import type * as backup from '../backup.ts';
import type * as draft from '../draft.ts';
import type * as installation from '../installation.ts';
import type * as restore from '../restore.ts';
import type * as resultsKeeper from '../../voting/results/keeper.ts';

interface Modules {
  config: typeof config;
  'start/service': typeof service;
  'platform/database/database': typeof database;
  'platform/database/migrate': typeof migrations;
  'platform/database/program': typeof program;
  'maintenance/backup': typeof backup;
  'maintenance/draft': typeof draft;
  'maintenance/installation': typeof installation;
  'maintenance/restore': typeof restore;
  'voting/results/keeper': typeof resultsKeeper;
}

/**
 * A module of the service as built: the thread of the embedded database is a file of its own, which the sources do not
 * have in a form that runs.
 */
export const built = <M extends keyof Modules>(module: M): Promise<Modules[M]> =>
  import(new URL(`../../../dist/${module}.js`, import.meta.url).href) as Promise<Modules[M]>;
