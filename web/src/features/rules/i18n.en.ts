import type { Translation } from '../../i18n/texts.ts';
import type hungarian from './i18n.hu.ts';

const texts = {
  body: `## Entering

- You enter with a registered and activated account, from the opening of entries until voting starts. The deadline is exact: its last instant no longer counts.
- Each category has numbered slots; the competition says how many, usually four. Until the deadline you can replace the photo in a slot, empty the slot, or correct title and description at any time.
- Accepted formats: **JPEG, PNG, WebP, AVIF, TIFF and HEIC**, at most 30 MB and 100 megapixels. The competition sets the minimum length of the longer side.
- Only photos taken by yourself may be entered; each upload asks you to declare so.

## Voting

- Voting is **blind**: until the results nobody sees who took a photo, and everything hidden in the file (place, name) is removed from the published versions. Data of the camera (model, lens, aperture, shutter) can be read beside the photo once voting starts.
- A photo gets points, usually 1 to 5; the competition sets the range. Every logged-in entrant may vote, but not on their own photos. A vote can be changed and withdrawn until voting ends. Not voting on a photo does not give it zero points.
- The order usually follows a weighted mean: with few votes the result stays close to the mean of its category. Ties go to more top points, then to more votes; if they are still equal the rank is shared. A photo without votes has no score and no rank. There is a rank within each category and one over all photos.
- The results become public at the moment of the award, together with the names of the authors.

## Comments

From the start of voting every photo can be commented on, in up to 2000 characters. Please stay factual and kind; the organisers hide offensive comments. In some competitions a comment is shown only after it has been approved.

## Moderation

The organisers may reject or disqualify photos that break the rules; the entrant is told why. Rejected and disqualified photos are not seen by others and take no part in the voting.

## Privacy

We keep the original file untouched; only its uploader and the organisers can get it. Only smaller versions without any hidden data are public.

Your name is published beside your photos with the results. Your e-mail address is shown to nobody; newsletters are sent on request only, and you can unsubscribe at any time.`,
} satisfies Translation<typeof hungarian>;

export default texts;
