import { Button } from '@chakra-ui/react/button';
import { List } from '@chakra-ui/react/list';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../ui/Panel.tsx';
import type { CountFacts } from '../useCount.ts';
import type { Recount } from '../useRecount.ts';
import { FileLink } from './FileLink.tsx';

/** Names of rules in records. */
const ruleNames = ['votingStart', 'votingEnd', 'award', 'minPoint', 'maxPoint', 'scoring', 'minCoverage'] as const;

/** The words for values of records. */
function useRuleWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = (field: string): string => {
    const known = ruleNames.find((name) => name === field);
    return known ? t(`count.rules.${known}`) : field;
  };
  const valueOf = (value: string): string => {
    if (value === 'BAYESIAN' || value === 'TRIMMED' || value === 'MEAN' || value === 'SUM')
      return t(`count.rules.${value}`);
    return /^\d{4}-\d\d-\d\dT/.test(value) ? format.deadline(value) : value;
  };
  return { nameOf, valueOf };
}

/** Numbers of voters and ballots that the coverage rule leaves out, once the log is closed. */
function Coverage({ count: { rules, leftOut } }: { count: CountFacts }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (rules.minCoverage === 0 || leftOut === null) return null;
  const { voters, ballots } = leftOut;
  return (
    <Text>
      {voters === 0
        ? t('count.rules.nobodyLeftOut')
        : t('count.rules.leftOut', { count: ballots, ballots: format.number(ballots), people: format.number(voters) })}
    </Text>
  );
}

/** The rules that the log fixed, and those that were changed later. */
export function Rules({ count }: { count: CountFacts }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf, valueOf } = useRuleWords();
  const { rules, ruleChanges } = count;
  const facts = [
    [t('count.rules.votingStart'), format.deadline(rules.votingStart)],
    [t('count.rules.votingEnd'), format.deadline(rules.votingEnd)],
    [t('count.rules.award'), format.deadline(rules.award)],
    [t('count.rules.points'), t('count.rules.range', { from: rules.minPoint, to: rules.maxPoint })],
    [t('count.rules.scoring'), valueOf(rules.scoring)],
    [
      t('count.rules.minCoverage'),
      rules.minCoverage === 0
        ? t('count.rules.noCoverage')
        : t('count.rules.coverage', { share: rules.minCoverage, least: rules.minCoverageVoters }),
    ],
    [t('count.rules.eligible'), format.number(rules.eligible)],
  ] as const;
  return (
    <Panel title={t('count.rules.title')}>
      <Text color="fg.muted">{t('count.rules.text')}</Text>
      {rules.since === null ? null : <Text>{t('count.rules.since', { time: format.deadline(rules.since) })}</Text>}
      <List.Root gap="1" ps="5">
        {facts.map(([name, value]) => (
          <List.Item key={name}>
            {name}: {value}
          </List.Item>
        ))}
      </List.Root>
      <Coverage count={count} />
      <Text fontWeight="medium">{t(ruleChanges.length > 0 ? 'count.rules.changes' : 'count.rules.noChanges')}</Text>
      {ruleChanges.length > 0 ? (
        <List.Root gap="1" ps="5">
          {ruleChanges.map(({ position, at, field, from, to }) => (
            <List.Item key={position}>
              {t('count.rules.change', {
                time: format.deadline(at),
                rule: nameOf(field),
                from: valueOf(from),
                to: valueOf(to),
              })}
            </List.Item>
          ))}
        </List.Root>
      ) : null}
    </Panel>
  );
}

/** The versions of the result, with the reason of each; any of them can be repeated. */
export function Versions({ count, recount }: { count: CountFacts; recount: Recount }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('count.versions.title')}>
      {count.versions.length === 0 ? (
        <Text>{t('count.versions.none')}</Text>
      ) : (
        <List.Root gap="1" ps="5">
          {count.versions.map(({ version, at, reason, url }) => (
            <List.Item key={version}>
              <FileLink href={url} download={`result-${version}.json`}>
                {t('count.versions.version', { version, time: format.deadline(at) })}
              </FileLink>
              : {t(`count.versions.${reason}`)}{' '}
              {count.versions.length > 1 && version !== recount.version ? (
                <Button size="xs" variant="outline" onClick={() => recount.repeat(version)}>
                  {t('count.versions.repeat', { version })}
                </Button>
              ) : null}
            </List.Item>
          ))}
        </List.Root>
      )}
    </Panel>
  );
}

/** The public keys with their fingerprints. */
export function Keys({ count }: { count: CountFacts }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('count.keys.title')}>
      <Text color="fg.muted">{t('count.keys.text')}</Text>
      <List.Root gap="2" ps="5">
        {count.keys.map(({ keyId, from, until }) => (
          <List.Item key={keyId}>
            <Text as="code" wordBreak="break-all">
              {keyId}
            </Text>
            {' · '}
            {until === null
              ? t('count.keys.since', { from: format.date(from) })
              : t('count.keys.until', { from: format.date(from), until: format.date(until) })}
          </List.Item>
        ))}
      </List.Root>
    </Panel>
  );
}

/** Limits of the proof by a recount. */
export function Limits() {
  const { t } = useTranslation();
  return (
    <Panel title={t('count.limits.title')}>
      <List.Root gap="1" ps="5">
        <List.Item>{t('count.limits.invented')}</List.Item>
        <List.Item>{t('count.limits.coercion')}</List.Item>
        <List.Item>{t('count.limits.device')}</List.Item>
        <List.Item>{t('count.limits.operator')}</List.Item>
      </List.Root>
    </Panel>
  );
}
