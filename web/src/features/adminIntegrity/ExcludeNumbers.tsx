import { Input } from '@chakra-ui/react/input';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { ExcludeDialog } from './ExcludeDialog.tsx';
import { imageIdIn, mostBallots, numbersIn } from './named.ts';

/** Asks which ballots on a photo are not to count, by their numbers, and why. */
export function ExcludeNumbers({ competitionNumber, onClose }: { competitionNumber: number; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [image, setImage] = useState('');
  const [text, setText] = useState('');
  const imageNumber = imageIdIn(image);
  const { numbers, wrong } = numbersIn(text);

  const whatIsWrong = (): string | undefined => {
    if (numbers.length === 0) return t('adminCompetitions.exclusions.missing');
    if (wrong !== undefined) return t('adminCompetitions.exclusions.notNumber', { word: wrong });
    if (numbers.length > mostBallots)
      return t('adminCompetitions.exclusions.tooMany', { most: format.number(mostBallots) });
    return undefined;
  };
  const mistake = whatIsWrong();
  return (
    <ExcludeDialog
      competitionNumber={competitionNumber}
      title={t('adminCompetitions.exclusions.byNumberTitle')}
      ballots={
        imageNumber !== null && mistake === undefined ? { imageNumber: Number(imageNumber), ballots: numbers } : null
      }
      usualReason="RULE"
      which={(checked) => (
        <>
          <Text>{t('adminCompetitions.exclusions.byNumberText')}</Text>
          <FormField
            label={t('adminCompetitions.exclusions.image')}
            hint={t('adminCompetitions.exclusions.imageHint')}
            error={checked && imageNumber === null ? t('adminCompetitions.exclusions.noImage') : undefined}
          >
            <Input
              value={image}
              bg="bg.panel"
              borderColor="border.emphasized"
              onChange={(event) => setImage(event.target.value)}
            />
          </FormField>
          <FormField
            label={t('adminCompetitions.exclusions.numbers')}
            hint={t('adminCompetitions.exclusions.numbersHint', { count: numbers.length })}
            error={checked ? mistake : undefined}
          >
            <Textarea
              rows={4}
              value={text}
              fontFamily="mono"
              spellCheck={false}
              bg="bg.panel"
              borderColor="border.emphasized"
              onChange={(event) => setText(event.target.value)}
            />
          </FormField>
        </>
      )}
      onClose={onClose}
    />
  );
}
