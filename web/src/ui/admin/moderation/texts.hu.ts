/** Hungarian texts of moderating; part of those of administrators' competitions. */

export const reason = {
  label: 'Indoklás',
  hint: 'A kész indoklást a tulajdonos a saját nyelvén olvassa, minden mást úgy, ahogy ide írod. Amíg üres, az 1–{{most}} billentyű egy készet választ.',
  missing: 'Kizáráshoz indoklás kell.',
};

export const signal = {
  SIMILAR: 'Hasonló kép is van',
  NEW_ACCOUNT: 'Új fiók',
  BURST: 'Sok hozzászólás rövid idő alatt',
  MISSING_EXPOSURE: 'Nincs gépadat',
  REPORTED: 'Zsűritag jelentette',
};
