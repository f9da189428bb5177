/** True from the first drawing, as behind the gate (packages/accelerators/src/smallEntry). */
export default function useIsBrowser(): boolean {
  return true;
}
