import { readFileSync } from 'node:fs';

/**
 * Settings some of which are kept in files, as secrets of containers are: for each of `names`, `NAME_FILE` is the path of a file
 * that holds the setting `NAME`. Line feeds at the file's end do not count; an empty file is an empty setting.
 * @throws an error of the kind `Refused`, in one plain sentence, when a file cannot be read or a setting is given both ways
 */
export function withSettingFiles(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
  Refused: new (sentence: string) => Error,
): NodeJS.ProcessEnv {
  const read = { ...environment };
  for (const name of names) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) throw new Refused(`${name} and ${name}_FILE are both set: one of them is enough.`);
    try {
      read[name] = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
    } catch (error) {
      throw new Refused(`The file ${file} (${name}_FILE) cannot be read: ${(error as Error).message}.`);
    }
  }
  return read;
}
