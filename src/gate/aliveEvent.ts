/** An event on the document: the gate has taken over, and it is settled what the visitor sees. */
export const gateAliveEvent = 'kurser:gate-alive';
