import { useTranslation } from 'react-i18next';
import { notify } from '../../notifications/notify.ts';
import {
  useFinishJuryRoundMutation,
  useRemarkJuryPhotoMutation,
  useReportJuryPhotoMutation,
  useStarJuryPhotoMutation,
  useWithdrawFromJuryPhotoMutation,
  type DeskPhotoFragment,
  type WithdrawalReason,
} from './generated/graphql.ts';

interface Answered {
  photo?: DeskPhotoFragment | null;
  userErrors: readonly { message: string }[];
}

/** The acts on a photo beside marking it. Each is shown at once, and taken back where the service refuses it. */
export function useActs(patch: (photo: DeskPhotoFragment) => void) {
  const { t } = useTranslation();
  const [star] = useStarJuryPhotoMutation();
  const [withdraw] = useWithdrawFromJuryPhotoMutation({ refetchQueries: ['Desk'] });
  const [remark] = useRemarkJuryPhotoMutation();
  const [report] = useReportJuryPhotoMutation();
  const [finish] = useFinishJuryRoundMutation();

  async function change(
    photo: DeskPhotoFragment,
    next: Partial<DeskPhotoFragment>,
    call: () => Promise<Answered | undefined>,
  ): Promise<void> {
    patch({ ...photo, ...next });
    try {
      const { userErrors = [] } = (await call()) ?? {};
      if (userErrors.length === 0) return;
      patch(photo);
      notify.negative(userErrors.map(({ message }) => message).join(' '));
    } catch {
      patch(photo);
      notify.negative(t('shell.error.NETWORK'));
    }
  }
  const placeOf = ({ roundNumber, number }: DeskPhotoFragment) => ({ roundNumber, number });

  return {
    star: (photo: DeskPhotoFragment) =>
      void change(photo, { star: !photo.star }, async () => {
        const { data } = await star({ variables: { input: { ...placeOf(photo), star: !photo.star } } });
        return data?.starJuryPhoto;
      }),
    withdraw: (photo: DeskPhotoFragment, reason: WithdrawalReason | null) =>
      void change(photo, { withdrawn: reason }, async () => {
        const { data } = await withdraw({ variables: { input: { ...placeOf(photo), reason } } });
        return data?.withdrawFromJuryPhoto;
      }),
    remark: (photo: DeskPhotoFragment, text: string) =>
      void change(photo, { remark: text }, async () => {
        const { data } = await remark({ variables: { input: { ...placeOf(photo), remark: text } } });
        return data?.remarkJuryPhoto;
      }),
    report: (photo: DeskPhotoFragment, text: string) =>
      void change(photo, { reported: true }, async () => {
        const { data } = await report({ variables: { input: { ...placeOf(photo), text } } });
        return data?.reportJuryPhoto;
      }),
    finish: async (roundNumber: number, finished: boolean): Promise<void> => {
      try {
        const { data } = await finish({ variables: { input: { roundNumber, finished } } });
        const { userErrors = [] } = data?.finishJuryRound ?? {};
        if (userErrors.length > 0) notify.negative(userErrors.map(({ message }) => message).join(' '));
      } catch {
        notify.negative(t('shell.error.NETWORK'));
      }
    },
  };
}
