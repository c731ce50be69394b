import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import { useAction, type Action } from '../../ui/useAction.ts';
import { useDeleteTextMutation, type TextFieldsFragment } from './generated/graphql.ts';

/** Removes a text of an administrator, so that the shipped one shows again. @param onDone is told when it is gone */
export function useTextRemoval({ id, version }: TextFieldsFragment, onDone?: () => void): Action {
  const { t } = useTranslation();
  const [remove] = useDeleteTextMutation();
  return useAction(async () => {
    const { data } = await remove({
      variables: { input: { id, version } },
      update: (cache, { data: answer }) => {
        if (answer?.deleteStaticText.deletedId) cache.evict({ id: cache.identify({ __typename: 'StaticText', id }) });
      },
    });
    if (data?.deleteStaticText.current) return [{ code: 'VERSION_CONFLICT', message: t('adminTexts.conflict') }];
    if (data?.deleteStaticText.deletedId) {
      notify.positive(t('adminTexts.resetDone'));
      onDone?.();
    }
    return data?.deleteStaticText.userErrors;
  });
}
