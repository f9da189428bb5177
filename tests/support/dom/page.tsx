import { Suspense, type ComponentType, type ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { DeviceStoreProvider } from '@site/src/components/deviceStore';
import { teachingComponents } from '@site/src/teaching/registry';

/** MDX hands props over as the author wrote them; each part parses its own. */
const components = teachingComponents as Readonly<Record<string, ComponentType<unknown>>>;

const waiting = 'Delarna hämtas';

function Site({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <DeviceStoreProvider scope="elev">
      <MDXProvider components={components}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </MDXProvider>
    </DeviceStoreProvider>
  );
}

/** A page of the site as a signed-in student has it open. */
export interface OpenPage {
  readonly user: UserEvent;
  /** Opens it anew: what is kept on the device is all that remains. */
  readonly reload: () => Promise<void>;
}

/**
 * Opens a page of `tests/fixtures/docs` in the DOM, with its teaching parts, and waits until every part has come.
 * @param Page what the page's MDX file exports
 */
export async function openPage(Page: ComponentType): Promise<OpenPage> {
  const show = async (): Promise<() => void> => {
    const { unmount } = render(<Page />, { wrapper: Site });
    await waitFor(() => {
      expect(screen.queryByText(waiting)).toBeNull();
    });
    return unmount;
  };
  let leave = await show();
  return {
    user: userEvent.setup(),
    reload: async () => {
      leave();
      leave = await show();
    },
  };
}
