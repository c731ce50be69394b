/**
 * Measures every subject once per round, so that a slow period of the machine affects all subjects alike. The order is
 * reversed every other round, so that no subject always follows the same one. The first round is a warm-up and is discarded.
 * @returns the measurements of each subject, one per counted round
 */
export async function inRounds<Subject, Measurement>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Measurement>,
): Promise<Map<Subject, Measurement[]>> {
  const found = new Map<Subject, Measurement[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const subject of round % 2 ? subjects : [...subjects].reverse()) {
      const measurement = await measure(subject);
      if (round > 0) found.get(subject)?.push(measurement);
    }
  }
  return found;
}
