import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import PartDone from '../PartDone';

vi.mock(import('@docusaurus/plugin-content-docs/client'), async (original) => ({
  ...(await original()),
  useSidebarBreadcrumbs: vi.fn<typeof useSidebarBreadcrumbs>(),
}));

afterEach(cleanup);

const category = (label: string) => ({
  type: 'category' as const,
  label,
  items: [],
  collapsed: false,
  collapsible: true,
});
const lesson = { type: 'link' as const, label: '1 Grindar', href: '/courses/grindar' };

it('names the part that has been read, beside its picture', () => {
  const trail = [category('Tillämpad programmering'), category('Digital logik'), lesson];
  vi.mocked(useSidebarBreadcrumbs).mockReturnValue(trail);
  render(<PartDone picture={<span>bilden</span>} />);
  expect(screen.getByText('Du har läst hela Digital logik. Bra jobbat!')).toBeVisible();
  expect(screen.getByText('bilden')).toBeVisible();
});

it.each([
  ['a course’s own lessons', [category('Årskurs 3'), lesson]],
  ['a page outside the courses', null],
])('says nothing of %s', (_, trail) => {
  vi.mocked(useSidebarBreadcrumbs).mockReturnValue(trail);
  const { container } = render(<PartDone picture={null} />);
  expect(container).toBeEmptyDOMElement();
});
