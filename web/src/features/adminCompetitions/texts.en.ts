/** English texts of the list of competitions; part of those of administrators' competitions. */

export const view = {
  waiting: 'Waiting',
  rejected: 'Rejected',
  disqualified: 'Disqualified',
  DRAFT: 'Drafts',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
};

export const list = {
  name: 'Title',
  standing: 'Where it stands',
  create: 'New competition',
  empty: 'There is no competition yet.',
  none: 'There is no such competition.',
  search: 'Search the titles',
};
