import { useTranslation } from 'react-i18next';
import { useDateName } from '../../ui/admin/useDateName.ts';
import type { Wording } from '../../ui/form/useVersioned.tsx';
import type { EditorValues } from './values.ts';

/** How the fields of a competition are called, and read out where two administrators differ. */
export function useEditorWording(judgedBy: EditorValues['judgedBy']): Wording<EditorValues> {
  const { t } = useTranslation();
  const dateName = useDateName(judgedBy);
  const labelOf = (name: keyof EditorValues & string) => t(`adminCompetitions.field.${name}`);
  return {
    labels: {
      titleHu: labelOf('titleHu'),
      titleEn: labelOf('titleEn'),
      descriptionHu: labelOf('descriptionHu'),
      descriptionEn: labelOf('descriptionEn'),
      competitionStart: dateName('competitionStart'),
      votingStart: dateName('votingStart'),
      votingEnd: dateName('votingEnd'),
      award: dateName('award'),
      minPoint: labelOf('minPoint'),
      maxPoint: labelOf('maxPoint'),
      scoring: labelOf('scoring'),
      minCoverage: labelOf('minCoverage'),
      judgedBy: labelOf('judgedBy'),
      entriesShown: labelOf('entriesShown'),
      preModeration: labelOf('preModeration'),
      minLongerSide: labelOf('minLongerSide'),
      imageTypes: labelOf('imageTypes'),
    },
    show: (name, value) => {
      if (name === 'scoring') return t(`adminCompetitions.scoring.${value as EditorValues['scoring']}`);
      if (name === 'judgedBy') return t(`adminCompetitions.judgedBy.${value as EditorValues['judgedBy']}`);
      if (name === 'entriesShown') return t(`adminCompetitions.entriesShown.${value as EditorValues['entriesShown']}`);
      if (name === 'preModeration') return value ? t('adminCompetitions.editor.yes') : t('adminCompetitions.editor.no');
      if (name === 'imageTypes')
        return (value as EditorValues['imageTypes'])
          .map(({ code, titleHu, titleEn, slots }) =>
            t('adminCompetitions.editor.typeLine', { code, titleHu, titleEn, slots }),
          )
          .join('\n');
      // A date as its field shows it.
      return String(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/, '$1 $2');
    },
  };
}
