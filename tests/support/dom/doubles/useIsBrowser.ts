/** True from the first drawing, as behind the gate (src/plugins/smallEntry). */
export default function useIsBrowser(): boolean {
  return true;
}
