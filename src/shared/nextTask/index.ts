/**
 * Fulfilled in a task of its own, as soon as the browser has seen to what waits already. A timer would do, but those that follow one another
 * are held back.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
