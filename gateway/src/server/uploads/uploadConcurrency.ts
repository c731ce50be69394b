/** How many uploads are under way. */
export interface UploadLoad {
  running: number;
}

/**
 * Limits how many uploads are under way at the same time. One network has half of them at most: tokens are not verified by
 * the gateway, so that whoever makes them up could otherwise use the whole limit.
 */
export class UploadConcurrency {
  private readonly most: number;
  private readonly load: UploadLoad;
  /** Uploads under way of each network. */
  private readonly byNetwork = new Map<string, number>();

  /** @param most uploads at the same time @param load is kept up to date */
  constructor(most: number, load: UploadLoad) {
    this.most = most;
    this.load = load;
  }

  /** Counts an upload. @returns whether it may run; if so, it must be `release`d when it has ended */
  acquire(network: string): boolean {
    const count = this.byNetwork.get(network) ?? 0;
    if (this.load.running >= this.most || count >= Math.ceil(this.most / 2)) return false;
    this.load.running += 1;
    this.byNetwork.set(network, count + 1);
    return true;
  }

  release(network: string): void {
    this.load.running -= 1;
    const count = (this.byNetwork.get(network) ?? 1) - 1;
    if (count > 0) this.byNetwork.set(network, count);
    else this.byNetwork.delete(network);
  }
}
