import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

/** Names of one point. */
export interface PointName {
  point: number;
  name: { hu: string; en: string };
}

/** Most points that have fields; a wider range is typed at the desk and has no names. */
const mostNamed = 21;

/** Longest name, in characters, as in the REST contract. */
const longestName = 40;

/** The names of points within a range that say something, in either language. */
export const namesWithin = (names: readonly PointName[], minPoint: number, maxPoint: number): PointName[] =>
  names
    .map(({ point, name }) => ({ point, name: { hu: name.hu.trim(), en: name.en.trim() } }))
    .filter(({ point, name }) => point >= minPoint && point <= maxPoint && name.hu + name.en !== '');

/** Props of the field. */
export interface PointNamesFieldProps {
  minPoint: number;
  maxPoint: number;
  names: readonly PointName[];
  disabled: boolean;
  onChange: (names: PointName[]) => void;
}

/** Names of points, in both languages; none needs a name. */
export function PointNamesField({ minPoint, maxPoint, names, disabled, onChange }: PointNamesFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(names.length > 0);
  const length = maxPoint - minPoint + 1;
  if (!Number.isInteger(length) || length < 2 || length > mostNamed) return null;
  const nameOf = (wanted: number) => names.find(({ point }) => point === wanted)?.name ?? { hu: '', en: '' };
  const set = (point: number, change: Partial<PointName['name']>) =>
    onChange([...names.filter((one) => one.point !== point), { point, name: { ...nameOf(point), ...change } }]);
  return (
    <chakra.fieldset border="none" p="0" m="0" minW="0">
      <chakra.legend fontWeight="medium">{t('adminJury.roundForm.names')}</chakra.legend>
      <Stack gap="3">
        <Text color="fg.muted" textStyle="sm">
          {t('adminJury.roundForm.namesHint')}
        </Text>
        <CheckboxField
          disabled={disabled}
          checked={isShown}
          onChange={({ target }) => {
            setShown(target.checked);
            if (!target.checked) onChange([]);
          }}
        >
          {t('adminJury.roundForm.named')}
        </CheckboxField>
        {isShown ? (
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
            {Array.from({ length }, (_, place) => minPoint + place).map((point) => (
              <Fragment key={point}>
                {(['hu', 'en'] as const).map((locale) => (
                  <TextField
                    key={locale}
                    label={t(`adminJury.roundForm.nameOf.${locale}`, { point })}
                    disabled={disabled}
                    maxLength={longestName}
                    value={nameOf(point)[locale]}
                    onChange={(event) => set(point, { [locale]: event.target.value })}
                  />
                ))}
              </Fragment>
            ))}
          </SimpleGrid>
        ) : null}
      </Stack>
    </chakra.fieldset>
  );
}
