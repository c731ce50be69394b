import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { receiptsText } from '../../../votes/receipts/receipts.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { useReceipt } from '../../../votes/receipts/useReceipt.ts';

export { addReceiptTexts } from '../../../votes/receipts/texts.ts';

const Details = chakra('details', { base: { textStyle: 'sm', color: 'fg.muted' } });
const Summary = chakra('summary', {
  base: {
    cursor: 'pointer',
    width: 'fit-content',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

/** Props of the seal. */
export interface SealProps {
  imageNumber: number;
  competitionNumber: number;
  /** The vote that the server has confirmed. */
  point: number;
}

/** Saves a user's receipts of a competition as a file. */
const save = async (userId: string, competitionNumber: number): Promise<void> =>
  saveFile('receipts.txt', await receiptsText(userId, String(competitionNumber)), 'text/plain;charset=utf-8');

const Save = chakra('button', { base: { textDecoration: 'underline', cursor: 'pointer', py: '1' } });

/** Says that the platform has signed this vote's ballot, with the receipt in plain words. Nothing where there is no receipt. */
export function Seal({ imageNumber, competitionNumber, point }: SealProps) {
  const { t } = useTranslation();
  const receipt = useReceipt(String(imageNumber), point);
  if (!receipt) return null;
  const { number, userId, isOwn } = receipt;
  return (
    <Details key={number}>
      <Summary>{t('receipts.sealed', { number: number.slice(0, 4) })}</Summary>
      <Text mt="1">{t('receipts.explanation', { number })}</Text>
      {isOwn ? null : <Text mt="1">{t('receipts.otherDevice')}</Text>}
      <Save type="button" onClick={() => void save(userId, competitionNumber)}>
        {t('receipts.save')}
      </Save>
    </Details>
  );
}
