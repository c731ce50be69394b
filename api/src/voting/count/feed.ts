import { xmlText } from '@photo-competition/schema/xmlText';
/** A head as the feed tells it. */
interface FeedHead {
  size: number;
  note: string;
  at: Date;
  ballots: number;
  voters: number;
  /** Null before a witness has cosigned it. */
  cosigned: { at: Date } | null;
}

/** Newest heads that the feed holds. */
const newest = 50;

/** The heads of a log as ATOM (RFC 4287): whoever subscribes to it keeps them. @param origin name of the log */
export function headsFeed(origin: string, title: string, heads: readonly FeedHead[]): string {
  const entries = heads.slice(-newest).reverse();
  // A reader that has an entry takes it again, with its cosignature, when it is newer.
  const changed = ({ at, cosigned }: FeedHead) => new Date(Math.max(at.getTime(), cosigned?.at.getTime() ?? 0));
  const updated = new Date(Math.max(0, ...entries.map((one) => changed(one).getTime()))).toISOString();
  const entry = (head: FeedHead): string => {
    const { size, note, ballots, voters } = head;
    return [
      `<entry><id>tag:${xmlText(origin)},${size}</id>`,
      `<title>${size}</title><updated>${changed(head).toISOString()}</updated>`,
      `<summary>ballots: ${ballots}, people: ${voters}</summary>`,
      `<content type="text">${xmlText(note)}</content></entry>`,
    ].join('');
  };
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"><id>tag:${xmlText(origin)}</id>`,
    `<title>${xmlText(title)}</title><updated>${updated}</updated><author><name>${xmlText(origin)}</name></author>`,
    ...entries.map(entry),
    '</feed>',
    '',
  ].join('\n');
}
