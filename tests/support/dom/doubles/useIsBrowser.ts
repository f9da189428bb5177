/** True from the first drawing, as behind the gate (src/accelerators/smallEntry). */
export default function useIsBrowser(): boolean {
  return true;
}
