/** Code generators that are too large for everybody's installation: looked at where somebody has installed them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { globalId } from '../product/globalId.ts';
import { commandIn, installedCommand, isInstalled, root } from './command.ts';
import { describeVisits, graphVisit, type SendingClient, type VisitingClient } from './scenario.ts';
import { production, venue } from './venue.ts';

const folder = path.join(root, 'e2e/dist/large');
const typed = path.join(root, 'e2e/clients/typed');

describe.skipIf(!isInstalled('orval'))('orval (npm install --no-save orval)', () => {
  const place = venue();
  let made: () => VisitingClient;

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const output = { target: path.join(folder, 'orval.ts'), client: 'fetch', baseUrl: place.service() };
    const input = `${place.origin()}/contract/openapi.yaml`;
    const config = path.join(folder, 'orval.config.cjs');
    writeFileSync(config, `module.exports = ${JSON.stringify({ rest: { input, output } })};\n`);
    await installedCommand('orval', '--config', config);
    const module = (await import(path.join(typed, 'orval/orval.ts'))) as { orval: typeof made };
    made = module.orval;
  });

  test('the code it has made compiles, and so does the code that uses it', async () => {
    await expect(installedCommand('tsc', '-b', path.join(typed, 'orval'))).resolves.toBeUndefined();
  });

  describeVisits([{ name: 'orval', client: () => made() }], place);
});

describe.skipIf(!isInstalled('relay-compiler'))('Relay (npm install --no-save relay-compiler relay-runtime)', () => {
  const manifests = path.join(folder, 'manifests');
  const persisted = path.join(manifests, 'relay.json');
  let made: SendingClient;
  let again: (origin: string, name: string, id: string) => Promise<unknown>;

  beforeAll(async () => {
    // The compiler lists no operation whose artifact is there already.
    rmSync(path.join(folder, 'relay'), { recursive: true, force: true });
    mkdirSync(path.join(folder, 'relay'), { recursive: true });
    mkdirSync(manifests, { recursive: true });
    // The compiler adds to a file that is there.
    writeFileSync(persisted, '{}');
    const config = path.join(folder, 'relay.config.json');
    const settings = {
      src: path.relative(folder, path.join(typed, 'relay')),
      schema: '../../../schema/dist/contract/schema.graphql',
      language: 'typescript',
      eagerEsModules: true,
      artifactDirectory: 'relay',
      customScalarTypes: { DateTime: 'string', Upload: 'File' },
      persistConfig: { file: 'manifests/relay.json', algorithm: 'SHA256' },
    };
    writeFileSync(config, JSON.stringify(settings));
    // Its paths are those of the folder that it is called in.
    await commandIn(folder, 'relay-compiler', config);
    const module = (await import(path.join(typed, 'relay/relay.ts'))) as {
      relay: SendingClient;
      refetch: typeof again;
    };
    made = module.relay;
    again = module.refetch;
  });

  const place = venue(production(manifests));
  const name = 'Relay by the file of its compiler';
  describeVisits([{ name, client: () => graphVisit(place.origin(), made) }], place);

  test.each([
    ['called', 'Competition', 'phase'],
    ['photos', 'Competition', '__documentsPhotos_images_connection'],
    ['tile', 'Image', 'title'],
  ] as const)('a fragment is read again by the id of its object: %s', async (fragment, type, field) => {
    const id = globalId(type, type === 'Image' ? place.image() : place.competition());
    const stored = await again(place.origin(), fragment, id);
    expect(stored).toMatchObject({ __typename: type, id });
    expect(JSON.stringify(stored)).toContain(`"${field}`);
  });
});
