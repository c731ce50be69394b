import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { Localized, Slide, Winner } from './sequence.ts';

/** Words of a slide. */
export interface SlideText {
  /** Above the words in the middle; empty without one. */
  over: string;
  /** In the middle, large. */
  main: string;
  /** Below them; empty without one. */
  under: string;
}

/** The words of a slide. Those of a photo that stands without words are what a screen reader is told. */
export function useSlideText(
  title: Localized,
  categoryTitle: (code: string | null) => string,
): (slide: Slide) => SlideText {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = ({ author }: Winner) => (author ? format.personName(author) : t('adminCeremony.gone'));
  return (slide) => {
    switch (slide.kind) {
      case 'competition':
        return { over: '', main: format.text(title), under: t('adminCeremony.slide.competition') };
      case 'category':
        return { over: format.text(title), main: format.text(slide.category.title), under: '' };
      case 'photo':
        return { over: '', main: t('adminCeremony.slide.photo'), under: '' };
      case 'winner':
        return {
          over: [format.text(slide.award.title), categoryTitle(slide.award.type)].filter(Boolean).join(' · '),
          main: slide.photo.title,
          under: nameOf(slide.winner),
        };
      case 'award':
        return { over: categoryTitle(slide.award.type), main: format.text(slide.award.title), under: '' };
      case 'author':
        return { over: format.text(slide.award.title), main: nameOf(slide.winner), under: slide.winner.note };
      case 'end':
        return { over: format.text(title), main: t('adminCeremony.slide.end'), under: '' };
    }
  };
}
