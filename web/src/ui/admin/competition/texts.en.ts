/** English texts of the parts that several pages of a competition show; part of those of administrators' competitions. */

export const status = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  PAUSED: 'Paused',
  CANCELLED: 'Cancelled',
  ARCHIVED: 'Archived',
};

export const missing = 'There is no such competition.';
