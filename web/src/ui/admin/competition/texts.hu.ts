/** Hungarian texts of the parts that several pages of a competition show; part of those of administrators' competitions. */

export const status = {
  DRAFT: 'Vázlat',
  PUBLISHED: 'Közzétéve',
  PAUSED: 'Szüneteltetve',
  CANCELLED: 'Lemondva',
  ARCHIVED: 'Archiválva',
};

export const missing = 'Nincs ilyen pályázat.';
