/** Loads the demo data into a running REST service of an empty installation; started by `npm start`. */
import { storyClock } from './clock.ts';
import { readConfig } from './config.ts';
import { restOf } from './rest.ts';
import { readState, writeState } from './stateFile.ts';
import { NotEmpty, loadDemoData } from './story.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig();
  const clock = storyClock(config.clockFile);
  const began = performance.now();
  const again = readState(config.stateFile) === 'loading';
  say(
    again ? 'Going on with the demo data …' : 'Loading demo data, once: the product runs already, and photos arrive …',
  );
  // The service's clock stands in the past until then, and its sessions end with that.
  say('  It takes a minute or more. Look around meanwhile, and log in when it is done.');
  writeState(config.stateFile, 'loading');
  try {
    await loadDemoData(restOf(config.api), clock, config, say);
    writeState(config.stateFile, 'loaded');
    say(`The demo data are there, after ${Math.round((performance.now() - began) / 1000)} s: reload the page.`);
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error;
    writeState(config.stateFile, 'left out');
    say('No demo data: this installation has accounts of its own.');
  } finally {
    clock.end();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`The demo data could not be loaded: ${(error as Error).message}\n`);
  process.exitCode = 1;
});
