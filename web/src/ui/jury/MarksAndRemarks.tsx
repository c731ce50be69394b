import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useFormat } from '../../i18n/format.ts';

/** Props of the marks and remarks. */
export interface MarksAndRemarksProps {
  /** Name of the list of marks. */
  label: string;
  marks: readonly { letter: string; point: number }[];
  remarks: readonly string[];
}

/** The marks that a photo has in a round, by letter of the judge, and what judges have written about it. */
export function MarksAndRemarks({ label, marks, remarks }: MarksAndRemarksProps) {
  const format = useFormat();
  return (
    <>
      {marks.length === 0 ? null : (
        <Flex as="ul" aria-label={label} m="0" p="0" gap="4" wrap="wrap" listStyleType="none">
          {marks.map(({ letter, point }) => (
            <Text as="li" key={letter} fontVariantNumeric="tabular-nums">
              <Text as="span" color="fg.muted">{`${letter}: `}</Text>
              {format.number(point)}
            </Text>
          ))}
        </Flex>
      )}
      {remarks.map((remark, place) => (
        <Text
          key={place}
          dir="auto"
          borderStartWidth="4px"
          borderColor="border.emphasized"
          ps="3"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {remark}
        </Text>
      ))}
    </>
  );
}
