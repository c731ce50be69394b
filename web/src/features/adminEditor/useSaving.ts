import { useApolloClient } from '@apollo/client/react';
import { useMemo, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../notifications/notify.ts';
import { paths } from '../../routes/paths.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import { useSubmission, type Refusal, type Submission } from '../../ui/form/useSubmission.ts';
import { useVersioned, type Version, type Versioned } from '../../ui/form/useVersioned.tsx';
import {
  AdministeredCompetitionOfDocument,
  type AdministeredCompetitionFragment,
} from '../../ui/admin/competition/generated/graphql.ts';
import { useCreateCompetitionMutation, useUpdateCompetitionMutation } from './generated/graphql.ts';
import { useEditorWording } from './useEditorWording.ts';
import { contentOf, fieldOf, valuesOf, type ContentField, type EditorValues } from './values.ts';

interface SavingOptions {
  form: UseFormReturn<EditorValues, unknown, EditorValues>;
  item: AdministeredCompetitionFragment | null;
  initial: EditorValues;
  timeZone: string;
  draft: Pick<Draft, 'remove'>;
  /** Asks before dates that people know come earlier; false where they shall not. */
  mayShorten: (values: EditorValues) => Promise<boolean>;
}

/** Sending the editor's form. */
export interface Saving {
  submission: Submission;
  versioned: Versioned<EditorValues>;
  /** Reads the competition as it stands now; null when it is gone. */
  read: () => Promise<Version<EditorValues> | null>;
  /** Asks field by field while somebody else has saved meanwhile. */
  conflictDialog: ReactNode;
}

/** The form's field in place of the input's path, where there is one. */
const named = (refusals: readonly Refusal[]): Refusal[] =>
  refusals.map((refusal) => ({ ...refusal, field: fieldOf(refusal.field) }));

const versionOf = (item: AdministeredCompetitionFragment, timeZone: string) => ({
  version: item.version,
  values: valuesOf(item, timeZone),
});

/** Saves a competition, at the version that the form has seen. */
export function useSaving({ form, item, initial, timeZone, draft, mayShorten }: SavingOptions): Saving {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [create] = useCreateCompetitionMutation({
    update: (cache) => cache.evict({ fieldName: 'adminCompetitionPage' }),
  });
  const [update] = useUpdateCompetitionMutation();
  const opened = useMemo(
    () => (item ? versionOf(item, timeZone) : { version: 0, values: initial }),
    [item, initial, timeZone],
  );
  const versioned = useVersioned(form, opened, useEditorWording(form.watch('judgedBy')));

  async function saved(competition: AdministeredCompetitionFragment): Promise<void> {
    versioned.saved(versionOf(competition, timeZone));
    form.reset(valuesOf(competition, timeZone));
    draft.remove();
    notify.positive(t('adminCompetitions.editor.saved'));
    await navigate(paths.admin.competition(competition.number));
  }

  async function change(id: string, frozen: ReadonlySet<string>, values: EditorValues): Promise<Refusal[]> {
    const all = Object.entries(contentOf(values, timeZone)) as [ContentField, unknown][];
    const content = Object.fromEntries(all.filter(([name]) => !frozen.has(name)));
    const { data } = await update({ variables: { input: { id, version: versioned.version(), content } } });
    if (!data) return [];
    const { competition, current, changedBy, changedAt, userErrors } = data.updateCompetition;
    if (current)
      return versioned.meet(versionOf(current, timeZone), { changedBy, changedAt }) ? change(id, frozen, values) : [];
    if (competition) await saved(competition);
    return named(userErrors);
  }

  async function read(): Promise<Version<EditorValues> | null> {
    const variables = { number: item?.number ?? 0 };
    const query = AdministeredCompetitionOfDocument;
    const { data } = await client.query({ query, variables, fetchPolicy: 'network-only' });
    return data?.adminCompetition ? versionOf(data.adminCompetition, timeZone) : null;
  }

  const submission = useSubmission(form, async (values) => {
    if (item && !(await mayShorten(values))) return [];
    if (item) return change(item.id, new Set(item.frozenFields.map(({ field }) => field)), values);
    const { data } = await create({ variables: { input: contentOf(values, timeZone) } });
    if (data?.createCompetition.competition) await saved(data.createCompetition.competition);
    return named(data?.createCompetition.userErrors ?? []);
  });
  return { submission, versioned, read, conflictDialog: versioned.dialog(submission.sendAgain) };
}
