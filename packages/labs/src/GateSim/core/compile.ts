import type { BinaryOperator, Bit, Expression } from '../../logic/expression';
import type { CircuitOutput, GateKind, Netlist, Part, PartKind, Pin } from './netlist';

export const gateNames: Readonly<Record<GateKind, string>> = {
  not: 'NOT',
  and: 'AND',
  or: 'OR',
  xor: 'XOR',
  nand: 'NAND',
  nor: 'NOR',
  xnor: 'XNOR',
};

/** What a part written by name adds to the netlist. */
export interface NewPart {
  readonly kind: PartKind;
  readonly name: string;
  readonly inputs: readonly Pin[];
  readonly outputs: readonly Pin[];
  readonly modulus?: number;
}

/**
 * Collects parts while a circuit is read. Expressions become gates as they are written: `A·B +
 * A'·C` is an inverter, two AND and an OR. Only inverters of the same net are shared, as one draws
 * them.
 */
export class NetlistBuilder {
  private readonly parts: Part[] = [];
  private readonly counts = new Map<string, number>();
  private readonly inverted = new Map<string, string>();
  private readonly aliases = new Map<string, string>();
  private readonly complements: ReadonlySet<string>;
  private nets = 0;

  /**
   * @param complements the nets that have an inverse of their own: `q'` is the other output of a
   * flip-flop, not a NOT gate
   */
  constructor(complements: ReadonlySet<string>) {
    this.complements = complements;
  }

  private newNet(): string {
    this.nets += 1;
    return `#${this.nets}`;
  }

  private addGate(kind: GateKind, nets: readonly string[], target: string | undefined): string {
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const net = target ?? this.newNet();
    this.parts.push({
      id: `${kind}${count}`,
      kind,
      label: `${gateNames[kind]} ${count}`,
      inputs: nets.map((input, index) => ({ name: String(index + 1), net: input })),
      outputs: [{ name: 'y', net }],
    });
    return net;
  }

  private addConstant(value: Bit, target: string | undefined): string {
    const net = target ?? this.newNet();
    const id = `constant${this.parts.length}`;
    const label = String(value);
    this.parts.push({
      id,
      kind: 'constant',
      label,
      value,
      inputs: [],
      outputs: [{ name: 'y', net }],
    });
    return net;
  }

  private addInverter(operand: Expression, target: string | undefined): string {
    const input = this.net(operand);
    if (this.complements.has(input)) return this.aliased(`${input}'`, target);
    const known = this.inverted.get(input);
    if (known !== undefined && target === undefined) return known;
    const net = this.addGate('not', [input], target);
    this.inverted.set(input, net);
    return net;
  }

  private aliased(net: string, target: string | undefined): string {
    if (target !== undefined) this.aliases.set(target, net);
    return net;
  }

  private addOperation(
    operator: BinaryOperator,
    operands: readonly Expression[],
    target: string | undefined,
  ): string {
    const nets = operands.map((operand) => this.net(operand));
    return this.addGate(operator, nets, target);
  }

  /**
   * The net that carries the expression's value; gates are added for it. With `target` that is the
   * net's name.
   */
  net(expression: Expression, target?: string): string {
    switch (expression.kind) {
      case 'constant':
        return this.addConstant(expression.value, target);
      case 'variable':
        return this.aliased(expression.name, target);
      case 'not':
        return this.addInverter(expression.operand, target);
      case 'operation':
        return this.addOperation(expression.operator, expression.operands, target);
    }
  }

  addPart({ kind, name, inputs, outputs, modulus }: NewPart): void {
    const part = { id: `part:${name}`, kind, label: name, inputs, outputs };
    this.parts.push(modulus === undefined ? part : { ...part, modulus });
  }

  /**
   * The net that a name stands for: itself, or what it was set equal to. Undefined when names only
   * stand for each other.
   */
  private resolve(net: string): string | undefined {
    const seen = new Set<string>();
    let current = net;
    for (;;) {
      const next = this.aliases.get(current);
      if (next === undefined) return current;
      if (seen.has(next)) return undefined;
      seen.add(next);
      current = next;
    }
  }

  /**
   * A name that stands for nothing but itself (`X = Y` and `Y = X`), or undefined when there is
   * none.
   */
  findCircularName(): string | undefined {
    return [...this.aliases.keys()].find((name) => this.resolve(name) === undefined);
  }

  /** The netlist, with the names that only stand for other nets taken away. */
  build(inputs: Netlist['inputs'], outputs: readonly CircuitOutput[]): Netlist {
    const resolved = (pin: Pin): Pin => ({
      ...pin,
      net: pin.net === undefined ? undefined : this.resolve(pin.net),
    });
    return {
      inputs,
      outputs: outputs.map(({ name, net }) => ({
        name,
        net: net === undefined ? undefined : this.resolve(net),
      })),
      parts: this.parts.map((part) => ({ ...part, inputs: part.inputs.map(resolved) })),
    };
  }
}
