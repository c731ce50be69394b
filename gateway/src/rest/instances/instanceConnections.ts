import type { Instance, Instances } from './instances.ts';

/** Connections of one kind to each instance, opened when they are first needed. Those to a frozen instance are cut. */
export class InstanceConnections<Connections> {
  private readonly opened = new Map<Instance, Connections>();
  private readonly open: (instance: Instance) => Connections;

  /**
   * @param open makes the connections to an instance
   * @param cut ends what is under way on them: these calls fail as if the instance had died
   */
  constructor(
    instances: Instances,
    open: (instance: Instance) => Connections,
    cut: (connections: Connections) => void,
  ) {
    this.open = open;
    instances.onSilent((instance) => {
      const connections = this.opened.get(instance);
      this.opened.delete(instance);
      if (connections !== undefined) cut(connections);
    });
  }

  to(instance: Instance): Connections {
    let connections = this.opened.get(instance);
    if (connections === undefined) {
      connections = this.open(instance);
      this.opened.set(instance, connections);
    }
    return connections;
  }

  all(): IterableIterator<Connections> {
    return this.opened.values();
  }
}
