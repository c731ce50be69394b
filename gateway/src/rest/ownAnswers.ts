/**
 * What the service has answered to one request alone, emptied when that has its own answer. The promises of a request that
 * waited for its calls have survived some quick collections and count as old. What they brought is young and garbage, but
 * V8 keeps whatever something old points to, garbage as well or not, until it collects all of memory ("nepotism" in
 * generational collectors, Ungar and Jackson 1988). At 64 connections to a service 5 ms away that made 95 KB of each home
 * page old; emptied, 15 KB, for a third less processor time.
 */
export class OwnAnswers {
  private readonly bodies: unknown[] = [];

  /** @param body JSON that nobody else has been given */
  add(body: unknown): void {
    this.bodies.push(body);
  }

  /** Nothing of them is needed any more: empties their lists, in which nearly all of them is. */
  letGo(): void {
    for (const body of this.bodies) {
      if (Array.isArray(body)) body.length = 0;
      else if (typeof body === 'object' && body !== null)
        for (const part of Object.values(body)) if (Array.isArray(part)) part.length = 0;
    }
    this.bodies.length = 0;
  }
}
