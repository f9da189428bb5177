/**
 * A binary heap of numbers by priority: the smallest key first. Keys and values lie side by side in
 * arrays of their own, which makes no objects.
 */
export class Heap {
  private readonly keys: number[] = [];
  private readonly values: number[] = [];

  push(value: number, key: number): void {
    const { keys, values } = this;
    let index = keys.length;
    for (let parent = (index - 1) >> 1; index > 0; parent = (index - 1) >> 1) {
      if (this.keyAt(parent) <= key) break;
      this.move(parent, index);
      index = parent;
    }
    keys[index] = key;
    values[index] = value;
  }

  /** The value with the smallest key, which is taken out; undefined when there is none. */
  pop(): number | undefined {
    const { keys, values } = this;
    const top = values[0];
    const key = keys.pop();
    const value = values.pop();
    if (key !== undefined && value !== undefined && keys.length > 0) this.sink(value, key);
    return top;
  }

  /** Puts an item in at the top, and lets it sink to where it belongs. */
  private sink(value: number, key: number): void {
    const { keys, values } = this;
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const smaller = this.keyAt(left + 1) < this.keyAt(left) ? left + 1 : left;
      if (this.keyAt(smaller) >= key) break;
      this.move(smaller, index);
      index = smaller;
    }
    keys[index] = key;
    values[index] = value;
  }

  private keyAt(index: number): number {
    return index < this.keys.length ? (this.keys[index] ?? Infinity) : Infinity;
  }

  private move(from: number, to: number): void {
    this.keys[to] = this.keys[from] ?? Infinity;
    this.values[to] = this.values[from] ?? 0;
  }
}
