// @ts-check
import { must, readNote, sha256 } from './format.mjs';

/**
 * Checks a voter's statement of the own entry in the roll: signed, made of the username that it names, and in the roll as it says.
 * @param {string} note `roll.txt` @param {string[]} keys @param {Buffer} roll `roll.bin` @param {string} origin
 * @returns the username
 */
export function checkStatement(note, keys, roll, origin) {
  const { text, signed } = readNote(note, keys, () => origin);
  const [first, ...lines] = text.trimEnd().split('\n');
  must(first === `${origin}/roll`, 0, 'the statement about the roll is of another competition, or cannot be read');
  must(signed, 1, 'the statement about the roll is not signed by a listed key');
  /** @type {Record<string, string>} */
  const { username = '', salt = '', ballots, standing } = Object.fromEntries(lines.map((line) => line.split(' ')));
  const competition = Buffer.alloc(4);
  competition.writeUInt32BE(Number(origin.slice(origin.lastIndexOf('/') + 1)));
  const id = sha256('PCR1', competition, Buffer.from(salt, 'base64'), username);
  for (let at = 0; at < roll.length; at += 40) {
    if (!roll.subarray(at, at + 32).equals(id)) continue;
    const [cast, stand] = [roll.readUInt32BE(at + 32), roll.readUInt32BE(at + 36)];
    must(
      String(cast) === ballots && String(stand) === standing,
      7,
      `the roll has other numbers for ${username} than were stated: ${cast} ballots, ${stand} standing`,
    );
    return username;
  }
  must(false, 7, `${username} was told of an entry that is not in the roll`);
  return username;
}
