import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { AuditChange } from './auditChanges.ts';
import { useAuditWords } from './auditWords.ts';

/** Changes that an entry of the audit log records, field by field. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useTranslation();
  const { fieldOf, valueOf } = useAuditWords();
  return (
    <chakra.table width="full" textStyle="sm">
      <thead>
        <chakra.tr textAlign="start" color="fg.muted">
          {[t('admin.audit.field'), t('admin.audit.before'), t('admin.audit.after')].map((title) => (
            <chakra.th key={title} scope="col" textAlign="start" fontWeight="medium" pe="4">
              {title}
            </chakra.th>
          ))}
        </chakra.tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <chakra.th scope="row" textAlign="start" fontWeight="normal" pe="4" verticalAlign="top">
              {fieldOf(path)}
            </chakra.th>
            {[before, after].map((value, column) => (
              <chakra.td
                dir="auto"
                key={column}
                pe="4"
                verticalAlign="top"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
              >
                {valueOf(value)}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
