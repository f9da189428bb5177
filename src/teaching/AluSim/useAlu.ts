import { useState } from 'react';
import { alu, withBitTurned, type Operation } from './alu';
import type { AluTask } from './props';

/** The unit's inputs and its verbs; everything else follows from them. */
export function useAlu(task: AluTask) {
  const [a, setA] = useState(task.a);
  const [b, setB] = useState(task.b);
  const [operation, setOperation] = useState<Operation>(task.operation);
  return {
    a,
    b,
    operation,
    result: alu(operation, a, b),
    turnA: (index: number) => {
      setA(withBitTurned(a, index));
    },
    turnB: (index: number) => {
      setB(withBitTurned(b, index));
    },
    setA,
    setB,
    setOperation,
    reset: () => {
      setA(task.a);
      setB(task.b);
      setOperation(task.operation);
    },
  };
}

export type Alu = ReturnType<typeof useAlu>;
