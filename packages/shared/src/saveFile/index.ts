const keepAddressMs = 60_000;

/** Lets the browser save a file that the page has made, under this name. Nothing is sent. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  window.setTimeout(() => {
    URL.revokeObjectURL(address);
  }, keepAddressMs);
}
