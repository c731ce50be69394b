import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../ui/admin/CheckList.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import type { Finding, FindingName } from './findings.ts';

/** Props of the list. */
export interface FindingListProps {
  findings: readonly Finding[];
  textOf: (finding: Finding) => string;
  /** Lines that somebody has seen and accepts. */
  seen: ReadonlySet<FindingName>;
  onSeen: (name: FindingName, isSeen: boolean) => void;
  /** Shown below a line: what can be done about it. */
  helpFor: (name: FindingName) => ReactNode;
}

/** The lines of the check: good, to be looked at and accepted, or in the way. */
export function FindingList({ findings, textOf, seen, onSeen, helpFor }: FindingListProps) {
  const { t } = useTranslation();
  const lines = findings.map((finding) => {
    const { name, severity } = finding;
    const help = (
      <>
        {severity === 'look' ? (
          <CheckboxField checked={seen.has(name)} onChange={(event) => onSeen(name, event.target.checked)}>
            {t('adminEmails.check.seen')}
          </CheckboxField>
        ) : null}
        {helpFor(name)}
      </>
    );
    return { name, severity, text: textOf(finding), help };
  });
  return <CheckList lines={lines} />;
}
