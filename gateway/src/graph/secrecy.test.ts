/**
 * The graph tells what the contract tells and nothing else: each field of an object is a field of the same name in the
 * contract, where the service's walk knows who may be told it, or has a row here that says what it is made of.
 */
import { describe, expect, it } from '@jest/globals';
import { openapiJsonFile } from '@photo-competition/schema/files';
import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { numberNameOf } from './node/idPlaces.ts';
import { createSchema } from './schema.ts';

interface ContractSchema {
  properties?: Record<string, ContractSchema & { items?: ContractSchema }>;
}

const contract = (
  JSON.parse(readFileSync(openapiJsonFile, 'utf8')) as { components: { schemas: Record<string, ContractSchema> } }
).components.schemas;

/** Objects of the graph that have another name in the contract, or stand within one of its objects. */
const objects: Record<string, ContractSchema | undefined> = {
  ImageResult: contract['Score'],
  CountMine: contract['MyCount'],
  User: contract['SessionUser'],
  AdminPulse: contract['Pulse'],
  DayActivity: contract['DayCount'],
  MailSubscription: contract['Subscription'],
  UserError: contract['FieldError'],
  HourActivity: contract['HourCount'],
  PointVotes: contract['CompetitionStatistics']?.properties?.['perPoint']?.items,
  TypeEntries: contract['CompetitionStatistics']?.properties?.['perType']?.items,
  VoteCoverage: contract['CompetitionStatistics']?.properties?.['coverage']?.items,
  TopImage: contract['CompetitionStatistics']?.properties?.['topImages']?.items,
};

/**
 * Fields that the contract's object has not, but for numbers beside its ids:
 * answers of calls of their own, or what anybody could work out.
 */
const added: Record<string, string[]> = {
  // Calls of their own, with the caller's token.
  User: ['devices', 'removal'],
  AdminUser: ['removal'],
  AdminCompetition: ['competition', 'originals', 'exclusions', 'jury', 'observer', 'radar', 'rankingWithout'],
  Competition: [
    ...['images', 'myEntry', 'myEntries', 'statistics', 'phase', 'now', 'nextBoundary', 'count', 'robustness'],
    'excludedBallots',
    'jury',
  ],
  // Calls of their own; addresses made of the names that the contract tells.
  Count: ['headsFeed', 'consistency', 'inclusion', 'mine'],
  CountVersion: ['url'],
  // Pages of `votes`.
  VotingInfo: ['currentVotes'],
  SiteLogo: ['url'],
  // The competition's own call; addresses made of id and version, and whether they need a token.
  // The jury's results of own entries are a call of their own, with the caller's token.
  Image: ['competition', 'jury', 'url', 'urlNeedsToken'],
  // By the clock; calls of their own; addresses made of the numbers that the contract tells; a mean of the marks beside it.
  JuryRound: ['stage'],
  JuryDesk: ['competition', 'photos', 'photo'],
  JuryPhoto: ['url', 'urlNeedsToken'],
  // The contract's score as the number that it is, beside the fraction; ids under a name of the graph.
  JuryLine: ['exact'],
  LineStep: ['exact', 'imageIds'],
  AdminJuryRound: ['lines'],
  // The id that the caller has sent.
  DeleteCommentPayload: ['id'],
  // The contract's `id` of what they tell of; the graph's `id` is their own.
  AudienceMember: ['accountId'],
  CommentModerationResult: ['commentId'],
  ImageModerationResult: ['imageId'],
  RadarPerson: ['accountId'],
  UserResult: ['accountId'],
  WatchedVersion: ['objectId'],
  // The number beside the list of `RadarPeople`.
  OpenRadarCirclePayload: ['gone'],
  // Texts of the contract's map by key.
  Localization: ['locale', 'texts'],
  LocalizedEntry: ['key', 'text'],
  // The values of `page`, `size`, `totalElements` and `totalPages`.
  NumberedPageInfo: ['page', 'size', 'totalItems', 'totalPages'],
  PageInfo: ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'],
};

/** Fields of a page, a connection or a payload beside objects of the graph. */
const wrappers: [RegExp, string[]][] = [
  [/Connection$/, ['edges', 'nodes', 'pageInfo', 'totalCount']],
  [/Edge$/, ['cursor', 'node']],
  [/(Page|Messages)$/, ['items', 'pageInfo', 'email']],
];
/** Scalars of payloads: what the caller has sent, or that it was done. */
const confirmations = [
  ...[
    'activated',
    'requested',
    'reset',
    'changed',
    'deleted',
    'deletedId',
    'slot',
    'email',
    'recipient',
    'token',
    'refreshToken',
  ],
  ...['changedBy', 'changedAt', 'ended', 'pendingEmail', 'cancelled'],
];

const types = Object.values(createSchema().getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__') && !['Query', 'Mutation'].includes(name));

function unknownFields(type: GraphQLObjectType): string[] {
  const { name } = type;
  const wrapped = wrappers.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  const known = [
    ...Object.keys((objects[name] ?? contract[name])?.properties ?? {}),
    ...(added[name] ?? []),
    ...wrapped,
  ];
  return Object.values(type.getFields())
    .filter((field) => !known.includes(field.name) && !known.some((id) => numberNameOf(id) === field.name))
    .filter((field) => {
      if (!name.endsWith('Payload')) return true;
      // Objects have rows of their own.
      return !isObjectType(getNamedType(field.type)) && !confirmations.includes(field.name);
    })
    .map((field) => field.name);
}

describe('every field of the graph', () => {
  it.each(types.map((type) => ({ name: type.name, type })))('$name holds what the contract holds', ({ type }) => {
    expect(unknownFields(type)).toEqual([]);
  });

  it.each(Object.entries(added))('%s has the fields that it has a row for', (name, fields) => {
    const type = types.find((one) => one.name === name);
    expect(Object.keys(type?.getFields() ?? {})).toEqual(expect.arrayContaining(fields));
  });

  it.each(Object.entries(objects))('%s has its object in the contract', (_, schema) => {
    expect(Object.keys(schema?.properties ?? {})).not.toEqual([]);
  });
});
