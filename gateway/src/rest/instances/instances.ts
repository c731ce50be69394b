import fetch from 'node-fetch';

/** An instance of the REST service: an address of `REST_API_URL`. */
export interface Instance {
  /** URL without a trailing slash. */
  readonly origin: string;
}

/** Milliseconds between two looks at an instance that answers: a frozen one is noticed this much later than it may be silent. */
const betweenLooksMs = 500;

/** Looks without an answer, one after the other, after which an instance counts as frozen. */
const silentLooks = 2;

interface Watched extends Instance {
  /** Whether it gets calls. */
  isUp: boolean;
  /** Looks without an answer since the last one with one. */
  silent: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * The instances of the REST service. Calls take them in turns. Where there are several, each is asked at `/readyz` in short
 * intervals: one that is stopping or dead gets no call until it is ready again, and the connections to a frozen one are cut, so
 * that its reads go to another one. A single instance is never left alone here; the circuit breaker looks after it.
 */
export class Instances {
  private readonly all: readonly Watched[];
  private readonly answerWithinMs: number;
  private readonly everyMs: number;
  private readonly silentListeners: ((instance: Instance) => void)[] = [];
  private turn = 0;
  private isClosed = false;

  /**
   * @param origins at least one URL
   * @param silenceMs milliseconds for which one of several may be silent
   * @param everyMs milliseconds between two looks
   */
  constructor(origins: readonly string[], silenceMs: number, everyMs = betweenLooksMs) {
    this.answerWithinMs = silenceMs / silentLooks;
    this.everyMs = everyMs;
    this.all = origins.map((origin) => ({
      origin: origin.replace(/\/$/, ''),
      isUp: true,
      silent: 0,
      timer: undefined,
    }));
    if (this.all.length > 1) for (const instance of this.all) this.lookLater(instance);
  }

  /**
   * The instance for the next call.
   * @param last the one that this call was sent to before: another one is taken where one is up
   */
  next(last: Instance | null = null): Instance {
    const others = this.all.filter((one) => one !== last);
    // When none is up, one may have come back since the last look: a call to it is no worse than no call.
    const choices = [others.filter(({ isUp }) => isUp), this.all.filter(({ isUp }) => isUp), others];
    const those = choices.find(({ length }) => length > 0) ?? this.all;
    this.turn = (this.turn + 1) % those.length;
    return those[this.turn] as Instance;
  }

  /** Says that a connection to it failed: it gets no call until it has said that it is ready. */
  failed(instance: Instance): void {
    const watched = this.all.find((one) => one === instance);
    if (!watched?.isUp || this.all.length === 1) return;
    watched.isUp = false;
    void this.look(watched);
  }

  /** Whether one of them says that it takes requests, as soon as one does. @param withinMs milliseconds for the answer */
  isAnyReady(withinMs: number): Promise<boolean> {
    const answers = this.all.map(async (instance) => {
      if (!(await isReady(instance, withinMs))) throw new Error('it is not ready');
    });
    return Promise.any(answers).then(
      () => true,
      () => false,
    );
  }

  /** @param listener is called when an instance has frozen while another one is up */
  onSilent(listener: (instance: Instance) => void): void {
    this.silentListeners.push(listener);
  }

  close(): void {
    this.isClosed = true;
    for (const { timer } of this.all) clearTimeout(timer);
  }

  private lookLater(instance: Watched, afterMs = this.everyMs): void {
    clearTimeout(instance.timer);
    if (this.isClosed) return;
    instance.timer = setTimeout(() => void this.look(instance), afterMs);
    instance.timer.unref();
  }

  private async look(instance: Watched): Promise<void> {
    clearTimeout(instance.timer);
    const ready = await isReady(instance, this.answerWithinMs);
    if (ready !== null) {
      instance.silent = 0;
      instance.isUp = ready;
      this.lookLater(instance);
      return;
    }
    instance.silent += 1;
    if (instance.silent >= silentLooks) this.leaveSilent(instance);
    // Looked at again at once, for people wait; a frozen one only now and then.
    this.lookLater(instance, instance.silent < silentLooks ? 0 : this.everyMs);
  }

  private leaveSilent(instance: Watched): void {
    const wasUp = instance.isUp;
    instance.isUp = false;
    if (!wasUp || !this.all.some(({ isUp }) => isUp)) return;
    for (const listener of this.silentListeners) listener(instance);
  }
}

/** Whether an instance says that it takes requests; false also where nobody listens; null without an answer in time. */
async function isReady({ origin }: Instance, withinMs: number): Promise<boolean | null> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const response = await fetch(`${origin}/readyz`, { signal });
    // Read to its end, so that the connection is let go.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return signal.aborted ? null : false;
  }
}
