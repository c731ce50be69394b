import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../notifications/notify.ts';
import { paths } from '../../../routes/paths.ts';
import type { ConflictDialogProps } from '../../../ui/ConflictDialog.tsx';
import type { Draft } from '../../../ui/form/useDraft.ts';
import { useSubmission, type Refusal, type Submission } from '../../../ui/form/useSubmission.ts';
import type { AdministeredCompetitionFragment } from '../generated/graphql.ts';
import { useCreateCompetitionMutation, useUpdateCompetitionMutation } from './generated/graphql.ts';
import { conflictFields, contentOf, fieldOf, valuesOf, type ContentField, type EditorValues } from './values.ts';

/** A name of a field of the form. */
type Name = keyof EditorValues & string;

interface SavingOptions {
  form: UseFormReturn<EditorValues, unknown, EditorValues>;
  item: AdministeredCompetitionFragment | null;
  initial: EditorValues;
  timeZone: string;
  draft: Pick<Draft, 'remove'>;
}

/** Sending the editor's form, and what to show when somebody else has saved meanwhile. */
export interface Saving {
  submission: Submission;
  conflict: ConflictDialogProps<Name> | null;
}

/** The form's field in place of the input's path, where there is one. */
const named = (refusals: readonly Refusal[]): Refusal[] =>
  refusals.map((refusal) => ({ ...refusal, field: fieldOf(refusal.field) }));

/** Saves a competition, at the version that the form has seen. */
export function useSaving({ form, item, initial, timeZone, draft }: SavingOptions): Saving {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [create] = useCreateCompetitionMutation({
    update: (cache) => cache.evict({ fieldName: 'adminCompetitionPage' }),
  });
  const [update] = useUpdateCompetitionMutation();
  const [version, setVersion] = useState(item?.version ?? 0);
  const [conflict, setConflict] = useState<ConflictDialogProps<Name> | null>(null);

  async function saved(competition: AdministeredCompetitionFragment): Promise<void> {
    form.reset(valuesOf(competition, timeZone));
    draft.remove();
    notify.positive(t('adminCompetitions.editor.saved'));
    await navigate(paths.admin.competition(competition.id));
  }

  function ask(values: EditorValues, current: AdministeredCompetitionFragment, by: string | null, at: string | null) {
    const theirs = valuesOf(current, timeZone);
    setConflict({
      fields: conflictFields([initial, theirs, values], t),
      changedBy: by,
      changedAt: at,
      onCancel: () => setConflict(null),
      onResolve: (choices) => {
        for (const [name, choice] of Object.entries(choices) as [Name, 'mine' | 'theirs'][])
          if (choice === 'theirs') form.setValue(name, theirs[name] as never, { shouldDirty: true });
        setVersion(current.version);
        setConflict(null);
        notify.info(t('adminCompetitions.editor.merged'));
      },
    });
  }

  const submission = useSubmission(form, async (values) => {
    const content = contentOf(values, timeZone);
    if (!item) {
      const { data } = await create({ variables: { input: content } });
      if (data?.createCompetition.competition) await saved(data.createCompetition.competition);
      return named(data?.createCompetition.userErrors ?? []);
    }
    const frozen = new Set(item.frozenFields.map(({ field }) => field as ContentField));
    const open = Object.fromEntries(Object.entries(content).filter(([name]) => !frozen.has(name as ContentField)));
    const { data } = await update({ variables: { input: { id: item.id, version, content: open } } });
    const answer = data?.updateCompetition;
    if (!answer) return [];
    if (answer.current) {
      ask(values, answer.current, answer.changedBy, answer.changedAt);
      return [];
    }
    if (answer.competition) await saved(answer.competition);
    return named(answer.userErrors);
  });
  return { submission, conflict };
}
