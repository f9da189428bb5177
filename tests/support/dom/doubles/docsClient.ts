/** Where a page stands in the sidebar: in the first course. */
export const useSidebarBreadcrumbs = () => [
  { type: 'category', label: 'Årskurs 3', className: 'courseYear3' },
];
