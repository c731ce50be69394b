// @ts-check
/** Promises of a graph to its clients: a change may break nothing but fields that were deprecated with a date that has passed. */
import { diff } from '@graphql-inspector/core';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
} from 'graphql';

/**
 * @typedef {import('graphql').GraphQLSchema} Schema
 * @typedef {import('graphql').GraphQLNamedType} NamedType
 * @typedef {{ type: string, path: string, accepted: string, reason: string }} AcceptedBreak a breaking change that is made
 *   all the same: which one, since when (`YYYY-MM-DD`) and why
 * @typedef {{ refused: string[], accepted: string[], notes: string[] }} Verdict
 */

/** Days for which an accepted break holds: long enough to reach the main branch, too short to excuse a later one. */
const acceptedDays = 90;

const dated = /\buntil (\d{4}-\d{2}-\d{2})\b/;

/** The date until which something deprecated is kept; null when none is named. @param {string | null | undefined} reason */
const keptUntil = (reason) => dated.exec(reason ?? '')?.[1] ?? null;

/**
 * @typedef {{ path: string, deprecationReason?: string | null | undefined, uses: NamedType[] }} Member a field, an argument,
 *   an input field or an enum value
 */

/** @param {NamedType} type @returns {Member[]} */
function membersOf(type) {
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name, deprecationReason }) => ({ path: `${type.name}.${name}`, deprecationReason, uses: [] }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({
      path: `${type.name}.${field.name}`,
      deprecationReason: field.deprecationReason,
      uses: [getNamedType(field.type)],
    }));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const path = `${type.name}.${field.name}`;
    const own = { path, deprecationReason: field.deprecationReason, uses: [getNamedType(field.type)] };
    const args = field.args.map((argument) => ({
      path: `${path}.${argument.name}`,
      // A field or type that may go takes its arguments with it.
      deprecationReason: argument.deprecationReason ?? field.deprecationReason,
      uses: [getNamedType(argument.type)],
    }));
    return [own, ...args];
  });
}

/** @param {Schema} schema */
const everyMember = (schema) =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap(membersOf);

/** Types that a client may still meet: those that can be reached without what may go. @param {Schema} schema @param {Set<string>} free */
function promisedTypes(schema, free) {
  const pending = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => type ?? [],
  );
  /** @type {Set<string>} */
  const met = new Set();
  /** @type {NamedType[]} */
  const types = [...pending];
  for (let type = types.pop(); type; type = types.pop()) {
    if (met.has(type.name)) continue;
    met.add(type.name);
    types.push(
      ...membersOf(type)
        .filter(({ path }) => !free.has(path))
        .flatMap(({ uses }) => uses),
    );
    if (isUnionType(type)) types.push(...type.getTypes());
    if (isInterfaceType(type)) types.push(...schema.getPossibleTypes(type));
  }
  return met;
}

/** @param {string} from @param {string} to */
const daysBetween = (from, to) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Judges what changes from one graph to the next.
 * @param {Schema} before @param {Schema} after
 * @param {string} today `YYYY-MM-DD`
 * @param {AcceptedBreak[]} [acceptedBreaks]
 * @returns {Promise<Verdict>} sentences about what is refused, what was accepted, and what is worth a look
 */
export async function judge(before, after, today, acceptedBreaks = []) {
  const free = new Set(
    everyMember(before)
      .filter(({ deprecationReason }) => (keptUntil(deprecationReason) ?? '9999') < today)
      .map(({ path }) => path),
  );
  const promised = promisedTypes(before, free);
  /** @param {string} path whether nobody can rely on it any more */
  const mayGo = (path) => {
    const [type = '', field, argument] = path.split('.');
    const unmet = before.getType(type) !== undefined && !promised.has(type);
    return unmet || free.has(`${type}.${field}`) || free.has(`${type}.${field}.${argument}`);
  };
  const valid = acceptedBreaks.filter(({ accepted }) => daysBetween(accepted, today) <= acceptedDays);
  /** @type {Verdict} */
  const verdict = { refused: [], accepted: [], notes: [] };
  for (const { criticality, message, path = '', type } of await diff(before, after)) {
    if (criticality.level === 'DANGEROUS') verdict.notes.push(`${path}: ${message}`);
    if (criticality.level !== 'BREAKING' || mayGo(path)) continue;
    const excuse = valid.find((one) => one.type === type && one.path === path);
    if (excuse) verdict.accepted.push(`${path}: ${message} (${excuse.reason})`);
    else verdict.refused.push(`${path} [${type}]: ${message}`);
  }
  for (const { path, deprecationReason } of everyMember(after)) {
    if (typeof deprecationReason === 'string' && keptUntil(deprecationReason) === null)
      verdict.refused.push(
        `${path}: it is deprecated without a date; write @deprecated(reason: "… until YYYY-MM-DD").`,
      );
  }
  return verdict;
}
