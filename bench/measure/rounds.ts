/**
 * Measures every subject once per round, one after the other: a slow minute of the machine falls on all of them alike.
 * Every other round goes backwards, so that none always follows the same neighbour. The first round warms up and is
 * thrown away.
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
