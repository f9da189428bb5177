/** Circuits of the lessons and some harder ones, for what must hold for every drawing. */
export const samples: Readonly<Record<string, string>> = {
  sop: "inputs: A, B, C\nY = A·B + A'·C",
  fullAdder: 'inputs: A, B, Cin\noutputs: S, Cout\nX = A xor B\nS = X xor Cin\nCout = A·B + X·Cin',
  xorOfNand:
    'inputs: A, B\noutputs: Y\nM = nand(A, B)\nL = nand(A, M)\nR = nand(M, B)\nY = nand(L, R)',
  swap: 'inputs: A, B\noutputs: X, Y\nX = not B\nY = not A',
  latch: 'inputs: S, R\noutputs: Q, P\nQ = nor(R, P)\nP = nor(S, Q)',
  gatedLatch:
    "inputs: D, E\noutputs: Q, P\ns = nand(D, E)\nr = nand(D', E)\nQ = nand(s, P)\nP = nand(r, Q)",
  toggle: "clock: clk\noutputs: q\ndff q: d=q' clk=clk",
  counter:
    "clock: clk\noutputs: q2, q1, q0\ndff q0: d=q0' clk=clk\ndff q1: d=q1 xor q0 clk=clk\ndff q2: d=q2 xor (q1·q0) clk=clk",
  modulo6: 'clock: clk\noutputs: Q2, Q1, Q0\ncounter Q: bits=3 clk=clk reset=Q2·Q1',
  shift:
    'inputs: D\nclock: clk\noutputs: a, b, c\ndff a: d=D clk=clk\ndff b: d=a clk=clk\ndff c: d=b clk=clk',
  mux: 'inputs: A, B, C, D, S1, S0\noutputs: Y\nmux Y: d=D, C, B, A s=S1, S0',
  register:
    'inputs: D3, D2, D1, D0, L\nclock: clk\noutputs: R3, R2, R1, R0\nregister R: d=D3, D2, D1, D0 clk=clk load=L',
  inverter: 'outputs: Q\nQ = not Q',
  ring: 'inputs: E\noutputs: Y\na = nand(E, Y)\nb = not a\nY = not b',
  rippleAdder: `
    inputs: A1, A0, B1, B0
    outputs: S1, S0, C
    S0 = A0 xor B0
    c1 = A0·B0
    x = A1 xor B1
    S1 = x xor c1
    C = A1·B1 + x·c1`,
  dffOfNand: `
    inputs: D
    clock: clk
    outputs: Q, P
    a = nand(d, b)
    b = nand(a, clk)
    c = nand(b, clk, d)
    d = nand(c, D)
    Q = nand(b, P)
    P = nand(Q, c)`,
  decoder: "inputs: A, B\noutputs: Y0, Y1, Y2, Y3\nY0 = A'·B'\nY1 = A'·B\nY2 = A·B'\nY3 = A·B",
  constants: 'inputs: A\noutputs: Y\nY = (A xor 1)·1',
  straight: 'inputs: A\noutputs: Y\nY = A',
};
