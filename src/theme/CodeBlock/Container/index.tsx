import type { ComponentProps, ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { containerStyles as styles } from '@kurser/platform/codeBlockStyles';
import clsx from 'clsx';

type ContainerProps<T extends 'div' | 'pre'> = { readonly as: T } & ComponentProps<T>;

/**
 * The box around code. Its colours are variables of site.css; the theme's own box asks Prism for
 * them, which no page brings along.
 */
export default function CodeBlockContainer<T extends 'div' | 'pre'>({
  as,
  className,
  ...props
}: ContainerProps<T>): ReactNode {
  const As: 'div' | 'pre' = as;
  return (
    <As
      {...(props as object)}
      className={clsx(className, styles.codeBlockContainer, ThemeClassNames.common.codeBlock)}
    />
  );
}
