import { useTranslation } from 'react-i18next';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { ShownPhotoFragment } from './generated/graphql.ts';
import { useProtectedUrl } from '../../../ui/photo/useProtectedUrl.ts';

/** Settings of the full-screen view. */
export interface FullScreenProps {
  photo: ShownPhotoFragment;
  /** Called when it has gone. */
  onClosed: () => void;
  onClose: () => void;
  open: boolean;
}

/** The photo alone on the whole screen, to be zoomed into. */
export default function FullScreen({ photo, open, onClose, onClosed }: FullScreenProps) {
  const { t } = useTranslation();
  const fetched = useProtectedUrl(photo.urlNeedsToken ? photo.large : null, 0);
  const src = photo.urlNeedsToken ? fetched.url : photo.large;
  return (
    <Lightbox
      open={open}
      close={onClose}
      slides={src === null ? [] : [{ src, alt: photo.title, width: photo.width, height: photo.height }]}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={{ buttonPrev: () => null, buttonNext: () => null }}
      labels={{
        Lightbox: t('show.fullScreen.title'),
        Close: t('show.fullScreen.close'),
        'Zoom in': t('show.fullScreen.zoomIn'),
        'Zoom out': t('show.fullScreen.zoomOut'),
        'Photo gallery': t('show.fullScreen.title'),
        '{index} of {total}': photo.title,
      }}
      on={{ exited: onClosed }}
    />
  );
}
