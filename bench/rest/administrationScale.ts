/** Amounts of data for what administrators ask. */
export interface AdministrationScale {
  accounts: number;
  auditEntries: number;
  /** People of the competitions whose entrants and voters a mail is for. */
  people: number;
  votesEach: number;
  /** Campaigns that were sent to all of these people. */
  sentCampaigns: number;
}

export const fullAdministration: AdministrationScale = {
  accounts: 100_000,
  auditEntries: 1_000_000,
  people: 10_000,
  votesEach: 30,
  sentCampaigns: 20,
};

/** Enough to show that everything works. */
export const quickAdministration: AdministrationScale = {
  accounts: 12_000,
  auditEntries: 20_000,
  people: 2_000,
  votesEach: 5,
  sentCampaigns: 3,
};

/** Images that wait for moderation among 10,000, comments likewise, and pairs of near-duplicates. */
export const waiting = { images: 534, comments: 300, pairs: 2_000 } as const;

/** A word that is in the titles of so many of the waiting images, and in the texts of comments, written without its accents. */
export const searched = { title: 'Árvíz', titleTyped: 'arviz', images: 30, comments: 20 } as const;

/** Competitions beside those of bench/rest/fill.ts. */
export const furtherCompetitions = { over: 3, counted: 4, drafts: 10 } as const;

/** Account that asks: one that bench/rest/fill.ts has given a session. */
export const administratorId = 1;
/** Their username in the log of what was done. */
export const administratorName = 'entrant0';

/** Names of people: as many of each as there are accounts for. */
export const lastNames = [
  ...['Ács', 'Bíró', 'Csonka', 'Dékány', 'Égető', 'Fűzi', 'Gyárfás', 'Hős', 'Ítéletes', 'Jánosi', 'Kőműves', 'Lőrincz'],
  ...['Méhes', 'Nyúl', 'Ökrös', 'Pásztor', 'Rózsa', 'Szűcs', 'Tóth', 'Ürögdi', 'Vőfély', 'Zsíros', 'Balogh', 'Farkas'],
  ...['Gál', 'Hegedűs', 'Illés', 'Juhász', 'Kovács', 'Lakatos', 'Mészáros', 'Németh', 'Oláh', 'Papp', 'Rácz', 'Sipos'],
  ...['Takács', 'Vörös', 'Zöld', 'Szőke'],
];
export const firstNames = [
  ...['Ágnes', 'Béla', 'Csilla', 'Dénes', 'Éva', 'Ferenc', 'Győző', 'Hajnalka', 'István', 'Jácint', 'Kálmán', 'László'],
  ...['Márta', 'Noémi', 'Ödön', 'Péter', 'Réka', 'Sándor', 'Tünde', 'Ubul', 'Vilmos', 'Zoé', 'Örs', 'Ilona', 'Gergő'],
];

/** Who does what in the log: most of it a few people, and somebody who did little. */
export const actors = { many: 20, rare: 'judit', rareEvery: 5_000 } as const;
