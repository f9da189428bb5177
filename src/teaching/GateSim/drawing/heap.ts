/** A binary heap of numbers by priority: the smallest key first. */
export class Heap {
  private readonly items: { readonly key: number; readonly value: number }[] = [];

  get size(): number {
    return this.items.length;
  }

  push(value: number, key: number): void {
    const { items } = this;
    let index = items.length;
    items.push({ key, value });
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if ((items[parent]?.key ?? 0) <= key) break;
      this.swap(index, parent);
      index = parent;
    }
  }

  pop(): number | undefined {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (top === undefined || last === undefined) return undefined;
    if (items.length === 0) return top.value;
    items[0] = last;
    this.sink();
    return top.value;
  }

  private sink(): void {
    const { items } = this;
    for (let index = 0; ;) {
      let smallest = index;
      for (const child of [2 * index + 1, 2 * index + 2])
        if ((items[child]?.key ?? Infinity) < (items[smallest]?.key ?? Infinity)) smallest = child;
      if (smallest === index) return;
      this.swap(index, smallest);
      index = smallest;
    }
  }

  private swap(a: number, b: number): void {
    const { items } = this;
    const itemA = items[a];
    const itemB = items[b];
    if (itemA === undefined || itemB === undefined) return;
    items[a] = itemB;
    items[b] = itemA;
  }
}
