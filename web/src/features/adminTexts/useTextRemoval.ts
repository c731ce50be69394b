import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { useAction, type Action } from '../../ui/useAction.ts';
import {
  AdminTextsDocument,
  useCreateTextMutation,
  useDeleteTextMutation,
  type TextFieldsFragment,
} from './generated/graphql.ts';

/** Effects of a removal on the page. */
export interface TextRemoval {
  /** Whether it is offered to take the removal back; not for keys that the service would refuse. */
  undo?: boolean;
  /** Is told when the text is gone, and when it is back. */
  onDone?: () => void;
}

/** Removes a text of an administrator, so that the shipped one shows again. */
export function useTextRemoval(text: TextFieldsFragment, { undo = false, onDone }: TextRemoval = {}): Action {
  const { t } = useTranslation();
  const [remove] = useDeleteTextMutation();
  const [create] = useCreateTextMutation({ refetchQueries: [AdminTextsDocument], awaitRefetchQueries: true });
  const { id, version, key, locale } = text;

  async function takeBack(): Promise<void> {
    try {
      const { data } = await create({ variables: { input: { key, locale, text: text.text } } });
      const refusal = data?.createStaticText.userErrors[0];
      if (refusal) return notify.negative(refusal.message);
      notify.positive(t(`adminTexts.resetUndone.${locale}`));
      onDone?.();
    } catch {
      notify.negative(t('shell.error.NETWORK'));
    }
  }

  return useAction(async () => {
    const { data } = await remove({
      variables: { input: { id, version } },
      update: (cache, { data: answer }) => {
        if (answer?.deleteStaticText.deletedId) cache.evict({ id: cache.identify({ __typename: 'StaticText', id }) });
      },
    });
    if (data?.deleteStaticText.current) return [{ code: 'VERSION_CONFLICT', message: t('adminTexts.conflict') }];
    if (data?.deleteStaticText.deletedId) {
      const action = { label: t('adminTexts.undo'), run: () => void takeBack() };
      notify.positive(t(`adminTexts.resetDone.${locale}`), undo ? { action } : {});
      onDone?.();
    }
    return data?.deleteStaticText.userErrors;
  });
}
