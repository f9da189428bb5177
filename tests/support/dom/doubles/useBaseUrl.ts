/** The site stands at the root of its host. */
export default function useBaseUrl(path: string): string {
  return path;
}
