/** How many uploads are under way. */
export interface UploadLoad {
  running: number;
}

/**
 * Places for uploads under way. One address takes half of them at most: tokens are not proven here, so that whoever makes
 * them up could otherwise take all.
 */
export class UploadPlaces {
  private readonly atOnce: number;
  private readonly load: UploadLoad;
  private readonly taken = new Map<string, number>();

  constructor(atOnce: number, load: UploadLoad) {
    this.atOnce = atOnce;
    this.load = load;
  }

  /** @returns whether there was a place */
  take(address: string): boolean {
    const count = this.taken.get(address) ?? 0;
    if (this.load.running >= this.atOnce || count >= Math.ceil(this.atOnce / 2)) return false;
    this.load.running += 1;
    this.taken.set(address, count + 1);
    return true;
  }

  giveBack(address: string): void {
    this.load.running -= 1;
    const count = (this.taken.get(address) ?? 1) - 1;
    if (count > 0) this.taken.set(address, count);
    else this.taken.delete(address);
  }
}
