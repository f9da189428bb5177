/** What a room asks of the docs plugin, which is typed where Node's names are. */
export function useSidebarBreadcrumbs():
  | readonly { readonly type: string; readonly label: string; readonly className?: string }[]
  | null;

export function useDocById(id: string): {
  readonly title: string;
  readonly description?: string;
};
