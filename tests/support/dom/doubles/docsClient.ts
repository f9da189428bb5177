/** Where a page stands in the sidebar: in the first course. */
export const useSidebarBreadcrumbs = () => [
  { type: 'category', label: 'Årskurs 3', className: 'courseYear3' },
];

/** What a page says of itself. */
export const useDocById = (id: string | undefined) =>
  id === undefined ? undefined : { id, title: id, description: `Det man gör i ${id}.` };
